import { clamp } from '@/lib/clamp';
import type { Box } from '@/lib/geometry/pattern/tiling';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Computes a crop of an image in whole pixels: in the proportions of `shape`, at most `ratio` of the image's width and
 * height, centred on the median of the points as far as the image's edges less a margin allow.
 */
export function cropAround(
  image: Size,
  shape: Size,
  ratio: number,
  margin: number,
  points: readonly Point[],
): Box {
  const scale = ratio * Math.min(image.width / shape.width, image.height / shape.height);
  const width = Math.floor(shape.width * scale);
  const height = Math.floor(shape.height * scale);
  const [x, y] = [
    median(points.map((point) => point.x)),
    median(points.map((point) => point.y)),
  ];
  const left = Math.round(clamp(x - width / 2, margin, image.width - width - margin));
  const top = Math.round(clamp(y - height / 2, margin, image.height - height - margin));
  return { left, top, right: left + width, bottom: top + height };
}

/** Returns the median, robust against outliers; 0 for no value. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
