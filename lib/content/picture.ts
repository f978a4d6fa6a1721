/** An artwork of the Media Session API. */
export interface Artwork {
  readonly src: string;
  /** Width and height in pixels, as '192x192'. */
  readonly sizes: string;
  readonly type: string;
}

/** Renderings of an image in one format, as the attributes of a `<source>`. */
export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

/** An image in its prepared formats and widths. */
export interface PictureFiles {
  /** The image itself, the fallback of `<picture>`. */
  readonly src: string;
  readonly sources: readonly PictureSource[];
  /** For a frame of ratio 8:5: the cropped renderings, or else the whole renderings. */
  readonly cardSources: readonly PictureSource[];
  /** The rendering of 192 pixels, or the image itself without renderings. */
  readonly thumbnail: string;
  /** All square renderings, smallest first. */
  readonly artwork: readonly Artwork[];
}

/** Builds the picture files of an image without renderings. */
export const pictureAt = (src: string): PictureFiles => ({
  src,
  sources: [],
  cardSources: [],
  thumbnail: src,
  artwork: [],
});
