/** Drawings of manuscripts: leaves of parchment, open books, sheets of papyrus. */
import {
  seededBy,
  element,
  decimal,
  polyline,
  shape,
  stroke,
  wornEdge,
  GOLD,
  INK,
  PARCHMENT,
  type Box,
} from './strokeKit';

/** Draws a leaf of parchment, its edges worn by some pixels. */
export const leaf = (box: Box, seed: string, wear = 3): string =>
  shape(polyline(wornEdge(box, wear, seededBy(seed)), true), '#fbf6e9', 2);

/** Draws the two pages of an open book from above, and returns their writing areas. */
export function openBook(seed: string): {
  readonly drawing: string;
  readonly pages: readonly [left: Box, right: Box];
} {
  const [top, bottom, middle] = [96, 508, 480];
  const pagePath = (side: -1 | 1): string =>
    `M${middle} ${top + 10}C${middle + side * 90} ${top - 14} ${middle + side * 270} ${top - 10} ${middle + side * 340} ${top + 8}L${middle + side * 340} ${bottom}C${middle + side * 270} ${bottom - 18} ${middle + side * 90} ${bottom - 22} ${middle} ${bottom + 4}Z`;
  const sheetsBelow = [1, 2, 3]
    .map(
      (index) =>
        `M${middle - 340 - index * 4} ${top + 12 + index * 5}V${bottom + index * 5}H${middle + 340 + index * 4}V${top + 12 + index * 5}`,
    )
    .join('');
  const writingArea = (x: number): Box => ({ x, y: top + 44, width: 246, height: 326 });
  return {
    drawing:
      stroke(sheetsBelow, 1.3, INK, 0.5) +
      shape(pagePath(-1), '#fbf6e9', 2) +
      shape(pagePath(1), '#fbf6e9', 2) +
      stroke(`M${middle} ${top + 10}V${bottom + 4}`, 1.6) +
      gutter(seed),
    pages: [writingArea(middle - 300), writingArea(middle + 54)],
  };
}

/** Draws the shadow at the fold. */
function gutter(seed: string): string {
  const random = seededBy(`${seed} pli`);
  const path = Array.from({ length: 34 }, (_, index) => {
    const y = 116 + index * 11;
    return `M${decimal(480 + 3)} ${decimal(y)}h${decimal(6 + random() * 12)}M${decimal(480 - 3)} ${decimal(y)}h${decimal(-6 - random() * 12)}`;
  });
  return stroke(path.join(''), 0.9, INK, 0.28);
}

/** Draws a sheet of papyrus: crossed fibres, and frayed ends. */
export function papyrus({ x, y, width, height }: Box, seed: string): string {
  const random = seededBy(seed);
  const edge = wornEdge({ x, y, width, height }, 5, random);
  const fibres = Array.from({ length: Math.round(height / 7) }, (_, index) => {
    const py = y + 5 + index * 7 + random() * 2;
    const fibreStart = x + 8 + random() * 30;
    return `M${decimal(fibreStart)} ${decimal(py)}H${decimal(fibreStart + (width - 60) * (0.55 + random() * 0.4))}`;
  });
  const fringe = Array.from({ length: Math.round(width / 16) }, (_, index) => {
    const px = x + 8 + index * 16 + random() * 6;
    return `M${decimal(px)} ${decimal(y + height)}v${decimal(4 + random() * 12)}`;
  });
  return (
    shape(polyline(edge, true), PARCHMENT, 2) +
    stroke(fibres.join(''), 0.8, GOLD, 0.4) +
    stroke(fringe.join(''), 1.1, INK, 0.55)
  );
}

/** Draws a band of lozenges, as scribes put at the head of a text. */
export function headBand({ x, y, width, height }: Box): string {
  const count = Math.round(width / height);
  const step = width / count;
  const lozenges = Array.from({ length: count }, (_, index) => {
    const cx = x + step * (index + 0.5);
    const cy = y + height / 2;
    return `M${decimal(cx)} ${decimal(y + 3)}L${decimal(cx + step / 2 - 2)} ${decimal(cy)}L${decimal(cx)} ${decimal(y + height - 3)}L${decimal(cx - step / 2 + 2)} ${decimal(cy)}Z`;
  });
  return (
    element('rect', { x, y, width, height, fill: 'none', stroke: INK, 'stroke-width': 1.4 }) +
    stroke(lozenges.join(''), 1.4, GOLD)
  );
}
