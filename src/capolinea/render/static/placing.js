// Placing: where a card goes that belongs to a thing on the board, so that it covers as few offers as possible.
//
// Contract: plain functions of boxes and points, all in the same units. They touch nothing on the page.

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ left: number, top: number, width: number, height: number }} Frame */

/**
 * Where a card goes, on which side of its thing, and where along that side its tip points from, measured from its start.
 * @typedef {{ left: number, top: number, side: "below" | "above" | "right" | "left", tip: number, covered: number }} Placed
 */

/** Room between a card and the edge of the board, and how near to a corner its tip may be. */
const MARGIN = 8;
const CORNER = 22;
/** Where along the card its tip may be; of equals the first is taken. */
const TIPS = [0.5, 0.25, 0.75, 0.1, 0.9];
/** @type {readonly Placed["side"][]} */
const SIDES = ["below", "above", "right", "left"];

/**
 * @param {object} what
 * @param {Point} what.at the middle of the thing
 * @param {number} what.reach how far the card stays off it
 * @param {{ width: number, height: number }} what.size of the card
 * @param {Frame} what.frame the board
 * @param {readonly Point[]} what.offers what should stay in sight
 * @param {readonly Placed["side"][]} [what.sides] where it may go; of equals the first is taken
 * @returns {Placed}
 */
export function placeBeside({ at, reach, size, frame, offers, sides = SIDES }) {
  const tried = sides.flatMap((side) => TIPS.map((share) => placeAt(side, share, { at, reach, size, frame, offers })));
  return tried.reduce((best, place) => (place.covered < best.covered ? place : best));
}

/**
 * @param {Placed["side"]} side
 * @param {number} share where along the card its tip is wanted
 * @param {{ at: Point, reach: number, size: { width: number, height: number }, frame: Frame, offers: readonly Point[] }} what
 * @returns {Placed}
 */
function placeAt(side, share, { at, reach, size: { width, height }, frame, offers }) {
  const isAcross = side === "below" || side === "above";
  const wanted = {
    left: isAcross ? at.x - share * width : side === "right" ? at.x + reach : at.x - reach - width,
    top: isAcross ? (side === "below" ? at.y + reach : at.y - reach - height) : at.y - share * height,
  };
  const left = clamp(wanted.left, frame.left + MARGIN, frame.left + frame.width - MARGIN - width);
  const top = clamp(wanted.top, frame.top + MARGIN, frame.top + frame.height - MARGIN - height);
  // A place that had to be pushed back into the board lies over the thing itself: the last resort.
  const isPushed = Math.abs(isAcross ? top - wanted.top : left - wanted.left) > 1;
  const covered = offers.filter(({ x, y }) => x > left && x < left + width && y > top && y < top + height).length;
  const tip = isAcross ? clamp(at.x - left, CORNER, width - CORNER) : clamp(at.y - top, CORNER, height - CORNER);
  return { side, left, top, tip, covered: covered + (isPushed ? 1000 : 0) };
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function clamp(value, least, most) {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
