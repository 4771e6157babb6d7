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

/**
 * @param {object} what
 * @param {Point} what.at the middle of the thing
 * @param {number} what.reach how far the card stays off it
 * @param {{ width: number, height: number }} what.size of the card
 * @param {Frame} what.frame the board
 * @param {readonly Point[]} what.offers what should stay in sight
 * @returns {Placed}
 */
export function placeBeside({ at, reach, size, frame, offers }) {
  const { width, height } = size;
  const right = Math.max(frame.left + MARGIN, frame.left + frame.width - MARGIN - width);
  const bottom = Math.max(frame.top + MARGIN, frame.top + frame.height - MARGIN - height);
  const across = clamp(at.x - width / 2, frame.left + MARGIN, right);
  const along = clamp(at.y - height / 2, frame.top + MARGIN, bottom);
  /** @type {Placed[]} */
  const places = [
    { side: "below", left: across, top: at.y + reach, tip: at.x - across, covered: 0 },
    { side: "above", left: across, top: at.y - reach - height, tip: at.x - across, covered: 0 },
    { side: "right", left: at.x + reach, top: along, tip: at.y - along, covered: 0 },
    { side: "left", left: at.x - reach - width, top: along, tip: at.y - along, covered: 0 },
  ];
  const tried = places.map((place) => {
    const left = clamp(place.left, frame.left + MARGIN, right);
    const top = clamp(place.top, frame.top + MARGIN, bottom);
    const longest = place.side === "below" || place.side === "above" ? width : height;
    // A place that had to be pushed back into the board lies over the thing itself: the last resort.
    const pushed = Math.hypot(left - place.left, top - place.top);
    const inside = offers.filter(({ x, y }) => x > left && x < left + width && y > top && y < top + height).length;
    return { ...place, left, top, tip: clamp(place.tip, CORNER, longest - CORNER), covered: inside + (pushed > 1 ? 1000 : 0) };
  });
  return tried.reduce((best, place) => (place.covered < best.covered ? place : best));
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function clamp(value, least, most) {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
