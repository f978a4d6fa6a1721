import { measureWords } from '@/lib/buildings/measures';
import type { Building } from '@/lib/buildings/building';
import type { DimensionLine } from '@/lib/buildings/models/model';
import type { Plane } from '@/lib/buildings/section/section';
import type { Vector } from '@/lib/buildings/solids/vector';

type PaperPoint = readonly [number, number];

/** Dimension line on the paper: its ends, the two measured points, its text. */
export interface Dimension {
  readonly ends: readonly [PaperPoint, PaperPoint];
  readonly points: readonly [PaperPoint, PaperPoint];
  readonly words: string;
  readonly title: string;
}

/** Largest distance from the plane of a section at which a measure is drawn, in metres. */
const MAX_DISTANCE = 4;

/** Shortest length that gets a dimension line, as a ratio of the width of the drawing. */
const MIN_RATIO = 1 / 34;

/**
 * Lists the dimension lines of a section: lengths of the phase that are parallel to the plane and, in a vertical
 * section, less than 4 m from the plane. Short lengths are omitted (`MIN_RATIO`).
 * @param lines dimension lines by id of the parameter
 * @param onPaper projection to the drawing, in metres
 * @param width width of the drawing, in metres
 */
export function dimensionsOf(
  building: Building,
  lines: Readonly<Record<string, DimensionLine>>,
  { axis, at, phase }: Plane & { readonly phase: string },
  onPaper: (point: Vector) => PaperPoint,
  width: number,
): readonly Dimension[] {
  return building.parameters.flatMap((parameter): readonly Dimension[] => {
    const line = lines[parameter.id];
    if (!line || !(parameter.phases ?? [phase]).includes(phase)) return [];
    const { from, to, away } = line;
    const isAcross = Math.abs(from[axis] - to[axis]) > 0.01 || Math.abs(away[axis]) > 0.01;
    const isNear = axis === 1 || Math.abs(from[axis] - at) < MAX_DISTANCE;
    const length = Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
    if (isAcross || !isNear || length < width * MIN_RATIO) return [];
    const offsetPoint = ([x, y, z]: Vector): Vector => [x + away[0], y + away[1], z + away[2]];
    return [
      {
        ends: [onPaper(offsetPoint(from)), onPaper(offsetPoint(to))],
        points: [onPaper(from), onPaper(to)],
        words: measureWords(parameter),
        title: `${parameter.label}, ${parameter.grade}`,
      },
    ];
  });
}
