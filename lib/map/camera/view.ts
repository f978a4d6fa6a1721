/** What a map shows, independent of the size of its stage, so that a link shows the same place on any screen. */
export interface MapView {
  /** The image point at the centre of the stage, in percents of the image. */
  readonly x: number;
  readonly y: number;
  /** Image pixels to stage pixels, from 0.8 to 3. */
  readonly scale: number;
}
