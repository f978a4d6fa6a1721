import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { SHARE_SIZE } from '@/lib/seo/shareImage';
import { sharedGround } from '@/lib/server/share-image/ground';
import { lettered } from '@/lib/server/share-image/lettered';
import { SHEET, drawing } from '@/lib/server/share-image/sheet';
import type { ShareWords } from '@/lib/share/words';

const { width, height, picture } = SHEET;

/** The picture of a shared link: words at the left, a picture at the right; a JPEG of about 100 kB. */
export async function drawCard(words: ShareWords, shown: Sharp): Promise<Buffer> {
  const right = await shown.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width: across, height: down, channels } = right.info;
  return sharp(await sharedGround(), { raw: { ...SHARE_SIZE, channels: 3 } })
    .composite([
      {
        input: right.data,
        raw: { width: across, height: down, channels },
        left: picture,
        top: 0,
      },
      { input: drawing(width, height, lettered(words)) },
    ])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
}
