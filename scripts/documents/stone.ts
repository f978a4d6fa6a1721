/** Drawings of stones: worn slabs, rock faces, and their shadows. */
import {
  seededBy,
  decimal,
  polyline,
  shape,
  stroke,
  wornEdge,
  INK,
  type Box,
} from './strokeKit';

/** Draws a slab with edges worn by `wear` pixels, 0 for a well-cut stone. */
export function slab(box: Box, seed: string, wear: number): string {
  const edge = wornEdge(box, wear, seededBy(seed));
  return shape(polyline(edge, true)) + hatching(box, seed);
}

/** Draws short slanting strokes along the shaded right and lower edges. */
function hatching({ x, y, width, height }: Box, seed: string): string {
  const random = seededBy(`${seed} ombre`);
  const count = Math.round((width + height) / 14);
  const path = Array.from({ length: count }, () => {
    const length = 6 + random() * 12;
    const isOnLowerEdge = random() < width / (width + height);
    const px = isOnLowerEdge ? x + 14 + random() * (width - 40) : x + width - 22 - random() * 6;
    const py = isOnLowerEdge
      ? y + height - 20 - random() * 6
      : y + 14 + random() * (height - 40);
    return `M${decimal(px)} ${decimal(py)}L${decimal(px + length * 0.7)} ${decimal(py + length * 0.7)}`;
  });
  return stroke(path.join(''), 1.1, INK, 0.35);
}

/** Draws a cracked rock face beyond the sheet's lower edge, with the inscription's place in its middle. */
export function rockFace(seed: string): string {
  const random = seededBy(seed);
  const topEdge = Array.from({ length: 25 }, (_, index) => {
    const t = index / 24;
    const arch = Math.sin(t * Math.PI) * 90;
    return [40 + t * 880, 190 - arch + (random() - 0.5) * 26] as const;
  });
  const outline = `${polyline(topEdge)}L920 560L40 560Z`;
  const cracks = Array.from({ length: 7 }, () => {
    const x = 90 + random() * 780;
    const y = random() < 0.5 ? 470 + random() * 70 : 150 + random() * 30;
    return `M${decimal(x)} ${decimal(y)}l${decimal(-18 + random() * 36)} ${decimal(12 + random() * 18)}l${decimal(-10 + random() * 30)} ${decimal(8 + random() * 14)}`;
  });
  const grains = Array.from({ length: 90 }, () => {
    const x = 60 + random() * 840;
    const y = 190 + random() * 360;
    return `M${decimal(x)} ${decimal(y)}h${decimal(1 + random() * 3)}`;
  });
  return (
    shape(outline) +
    stroke(cracks.join(''), 1.4, INK, 0.5) +
    stroke(grains.join(''), 1.2, INK, 0.28)
  );
}
