import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { SHARE_SIZE } from '@/lib/seo/shareImage';
import { sharedBackground } from '@/lib/server/share-image/background';
import { textPaths } from '@/lib/server/share-image/textPaths';
import { LAYOUT, drawing } from '@/lib/server/share-image/layout';
import type { ShareWords } from '@/lib/share/words';

const { width, height, picture } = LAYOUT;

/** Draws a share image: words at the left, a picture at the right; a JPEG of about 100 kB. */
export async function drawCard(words: ShareWords, image: Sharp): Promise<Buffer> {
  const rightImage = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width: imageWidth, height: imageHeight, channels } = rightImage.info;
  return sharp(await sharedBackground(), { raw: { ...SHARE_SIZE, channels: 3 } })
    .composite([
      {
        input: rightImage.data,
        raw: { width: imageWidth, height: imageHeight, channels },
        left: picture,
        top: 0,
      },
      { input: drawing(width, height, textPaths(words)) },
    ])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
}
