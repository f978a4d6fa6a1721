import 'server-only';
import type { Artwork, PictureFiles, PictureSource } from '@/lib/content/picture';
import { publicBytes, publicFile } from '@/lib/server/content/files/publicFiles';

/** Widths of picture renderings, in pixels; 680 serves phones, whose pictures span the screen. */
const WIDTHS = [96, 192, 480, 680, 960] as const;

/** Widths of the cropped covers of cards, in pixels. */
const CARD_WIDTHS = [400, 680, 960] as const;

/** Finds the renderings of a local image that `scripts/draw-covers` or the owner put beside the image. */
export function pictureOf(imageUrl: string): PictureFiles {
  const sources = sourcesOf(
    imageUrl,
    WIDTHS.filter((width) => width >= 480),
    '',
  );
  const cardSources = sourcesOf(imageUrl, CARD_WIDTHS, 'card-');
  return {
    src: imageUrl,
    sources,
    cardSources: cardSources.length === 0 ? sources : cardSources,
    thumbnail: thumbnailOf(imageUrl),
    artwork: artworkOf(imageUrl),
  };
}

/**
 * Reads the rough preview of a local image as a `data:` address, if `scripts/draw-covers`, `scripts/draw-tools` or the
 * owner put a preview beside the image; null otherwise.
 */
export function previewOf(imageUrl: string): string | null {
  const bytes = publicBytes(imageUrl.replace(/\.\w+$/, '-preview.avif'));
  return bytes && `data:image/avif;base64,${bytes.toString('base64')}`;
}

const sourcesOf = (
  imageUrl: string,
  widths: readonly number[],
  infix: FileInfix,
): readonly PictureSource[] =>
  (['avif', 'webp'] as const)
    .map((format) => ({
      type: `image/${format}`,
      srcSet: widths
        .map((width) => ({ width, address: renderingAddress(imageUrl, width, format, infix) }))
        .filter(({ address }) => isPublished(address))
        .map(({ width, address }) => `${address} ${width}w`)
        .join(', '),
    }))
    .filter(({ srcSet }) => srcSet !== '');

/** Returns the address of the 192-pixel WebP rendering, or of the image where none is published. */
function thumbnailOf(imageUrl: string): string {
  const smallAddress = renderingAddress(imageUrl, 192, 'webp');
  return isPublished(smallAddress) ? smallAddress : imageUrl;
}

/** Lists the artwork of the Media Session API, smallest first. */
function artworkOf(imageUrl: string): readonly Artwork[] {
  return WIDTHS.filter((width) => isPublished(renderingAddress(imageUrl, width, 'webp'))).map(
    (width) => ({
      src: renderingAddress(imageUrl, width, 'webp'),
      sizes: `${width}x${width}`,
      type: 'image/webp',
    }),
  );
}

type FileInfix = '' | 'card-';

const renderingAddress = (
  imageUrl: string,
  width: number,
  format: 'avif' | 'webp',
  infix: FileInfix = '',
): string => imageUrl.replace(/\.\w+$/, `-${infix}${width}.${format}`);

const isPublished = (address: string): boolean => publicFile(address) !== null;
