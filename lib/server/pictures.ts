import 'server-only';
import type { Artwork } from '@/lib/player/playable';
import { publicFile } from '@/lib/server/publicFiles';

/** Widths, in pixels, in which the covers are drawn. */
const WIDTHS = [96, 192, 480, 960] as const;
type Width = (typeof WIDTHS)[number];

/** An image in the formats and widths that were prepared for it. */
export interface Picture {
  /** The image itself, for browsers that take nothing better. */
  readonly src: string;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/** The ready-made renderings of a local image, if `scripts/draw-covers` or the owner put them beside it. */
export function pictureOf(imageUrl: string): Picture {
  const sources = (['avif', 'webp'] as const)
    .map((format) => ({
      type: `image/${format}`,
      srcSet: WIDTHS.filter(
        (width) => width >= 480 && isThere(rendering(imageUrl, width, format)),
      )
        .map((width) => `${rendering(imageUrl, width, format)} ${width}w`)
        .join(', '),
    }))
    .filter(({ srcSet }) => srcSet !== '');
  return { src: imageUrl, sources };
}

/** A small rendering for the player's bar; the image itself when there is none. */
export function thumbnailOf(imageUrl: string): string {
  const small = rendering(imageUrl, 192, 'webp');
  return isThere(small) ? small : imageUrl;
}

/** The pictures offered to the operating system's media controls, smallest first. */
export function artworkOf(imageUrl: string): readonly Artwork[] {
  return WIDTHS.filter((width) => isThere(rendering(imageUrl, width, 'webp'))).map((width) => ({
    src: rendering(imageUrl, width, 'webp'),
    sizes: `${width}x${width}`,
    type: 'image/webp',
  }));
}

const rendering = (imageUrl: string, width: Width, format: 'avif' | 'webp'): string =>
  imageUrl.replace(/\.\w+$/, `-${width}.${format}`);

const isThere = (address: string): boolean => publicFile(address) !== null;
