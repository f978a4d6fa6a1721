/** One picture of an episode, for the operating system's media controls. */
export interface Artwork {
  readonly src: string;
  /** '192x192'. */
  readonly sizes: string;
  readonly type: string;
}

/** Renderings of an image in one format, as a `<source>` has them. */
export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

/** An image in the formats and widths that were prepared for it. */
export interface PictureFiles {
  /** The image itself, for browsers that take nothing better. */
  readonly src: string;
  readonly sources: readonly PictureSource[];
  /** For a frame eight wide and five high: its middle, where it was drawn apart, or else all of it. */
  readonly cardSources: readonly PictureSource[];
  /** A rendering of 192 pixels, or the image itself where there is none. */
  readonly thumbnail: string;
  /** Every square rendering, smallest first. */
  readonly artwork: readonly Artwork[];
}

/** Makes a picture of an image of which nothing but the address is known. */
export const pictureAt = (src: string): PictureFiles => ({
  src,
  sources: [],
  cardSources: [],
  thumbnail: src,
  artwork: [],
});
