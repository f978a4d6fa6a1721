import type { Extent } from '@/lib/map/extent';
import { mapProjection, type Projection } from '@/lib/map/projection';
import type { QuizPlace } from '@/lib/quiz/map/quizPlace';

/** A map without labels, and the places of the map that the quiz asks for. */
export interface QuizMap {
  readonly id: string;
  readonly title: string;
  readonly extent: Extent;
  /** Address of the drawing, whose size is that of the extent. */
  readonly drawing: string;
  readonly places: readonly QuizPlace[];
}

/** Computes the width of a map in kilometres, at its middle latitude. */
export function widthOf({ extent }: Pick<QuizMap, 'extent'>): number {
  const projection: Projection = mapProjection(extent);
  const { latitude } = projection.invert(0, extent.height / 2);
  return extent.width * projection.kilometresPerPixel(latitude);
}
