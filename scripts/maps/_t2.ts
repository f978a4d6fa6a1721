import { openSheet } from './sheet';
import { landPath } from './coast';
import { coverage } from './raster';
import { reliefOf } from './relief/heightfield';
import sharp from 'sharp';
import { writeFileSync } from 'node:fs';
async function main() {
  const s = openSheet(process.argv[2] ?? 'arabie');
  const d = landPath(s);
  const land = await coverage(s.extent, 1, `<path d="${d}" fill="#fff"/>`);
  console.time('relief');
  const r = reliefOf(s, land, [
    { scale: 0.25, steps: 24 },
    { scale: 0.5, steps: 16 },
    { scale: 1, steps: 9 },
  ]);
  console.timeEnd('relief');
  const { width, height, data } = r.height;
  const out = Buffer.alloc(width * height);
  let max = 0;
  for (const v of data) max = Math.max(max, v);
  console.log('max', max);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const dx = (data[i + 1]! - data[i - 1]!) / 2,
        dy = (data[i + width]! - data[i - width]!) / 2;
      const z = 1 / 140;
      const nx = -dx * z,
        ny = -dy * z;
      const l = (nx * -0.5 + ny * -0.5 + 0.7) / Math.sqrt(nx * nx + ny * ny + 1);
      out[i] = land.data[i]! > 0.5 ? Math.max(0, Math.min(255, l * 230)) : 90;
    }
  await sharp(out, { raw: { width, height, channels: 1 } })
    .png()
    .toFile('/tmp/mr/relief.png');
  writeFileSync('/tmp/mr/h.bin', Buffer.from(data.buffer));
}
void main();
