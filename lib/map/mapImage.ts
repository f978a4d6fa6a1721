/** The picture of a map; its size is in pixels at zoom 1. */
export interface MapImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** A small rendering that is shown first; without one the picture itself is. */
  readonly preview?: string | undefined;
  /** A lighter rendering of the same size, preferred to `src`. */
  readonly light?: string | undefined;
}
