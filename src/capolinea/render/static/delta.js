// What has changed between two tables, put together with the old one.
//
// Contract: knows the changes that the server's `delta.py` describes, and nothing of tables. Changes nothing that it is given.

/**
 * @typedef {object} Change
 * @property {any} [v] the new value
 * @property {Readonly<Record<string, Change>>} [k] what changed of a mapping or a list
 * @property {readonly string[]} [d] what is gone of a mapping
 * @property {readonly [start: number, end: number, middle: any]} [m] how much of the start and of the end of a text or list stays
 */

/**
 * @param {any} old
 * @param {Change | null | undefined} change null: nothing has changed
 * @returns {any}
 */
export function apply(old, change) {
  if (!change) return old;
  if ("v" in change) return change.v;
  if (change.m) {
    const [start, end, middle] = change.m;
    const [before, after] = [old.slice(0, start), old.slice(old.length - end)];
    return typeof old === "string" ? before + middle + after : [...before, ...middle, ...after];
  }
  const made = Array.isArray(old) ? [...old] : { ...old };
  for (const key of change.d ?? []) delete made[key];
  for (const [key, inner] of Object.entries(change.k ?? {})) made[key] = apply(made[key], inner);
  return made;
}
