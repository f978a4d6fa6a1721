import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { SHARE_SIZE } from '@/lib/seo/shareImage';
import { sharedBackground } from '@/lib/server/share-image/background';
import { textPaths } from '@/lib/server/share-image/textPaths';
import { LAYOUT, drawing } from '@/lib/server/share-image/layout';
import type { ShareWords } from '@/lib/share/words';

const { width, height, picture } = LAYOUT;

/** Draws a share image: words at the left, a picture at the right; a JPEG of about 100 kB. */
export async function drawCard(words: ShareWords, shown: Sharp): Promise<Buffer> {
  const right = await shown.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width: across, height: down, channels } = right.info;
  return sharp(await sharedBackground(), { raw: { ...SHARE_SIZE, channels: 3 } })
    .composite([
      {
        input: right.data,
        raw: { width: across, height: down, channels },
        left: picture,
        top: 0,
      },
      { input: drawing(width, height, textPaths(words)) },
    ])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
}
