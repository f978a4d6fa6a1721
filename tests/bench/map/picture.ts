import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { IMAGE } from '@/tests/bench/map/pages/scene';

const REAL = 'public/maps/arabie/map.jpg';

export interface Picture {
  readonly bytes: Buffer;
  readonly isStandIn: boolean;
}

/**
 * Reads the map of Arabia; where it has not been rendered, creates noise of its size, which costs a browser as much.
 */
export async function mapPicture(): Promise<Picture> {
  if (existsSync(REAL)) return { bytes: readFileSync(REAL), isStandIn: false };
  const { width, height } = IMAGE;
  const noise = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'tan',
      noise: { type: 'gaussian', mean: 150, sigma: 30 },
    },
  });
  return { bytes: await noise.jpeg({ quality: 80 }).toBuffer(), isStandIn: true };
}
