/** The picture of a map; its size is in pixels at zoom 1. */
export interface MapImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** A small rendering of it, seen first; without one the picture itself is. */
  readonly preview?: string | undefined;
  /** A lighter rendering of the same size, asked for before `src`. */
  readonly light?: string | undefined;
}
