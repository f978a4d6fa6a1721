/** The picture of a map; its size is in pixels at zoom 1. */
export interface MapImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Address of a small rendering that is shown before the picture. */
  readonly preview?: string | undefined;
  /** Address of a lighter rendering of the same size, preferred to `src`. */
  readonly light?: string | undefined;
}
