import { openSheet } from './sheet';
import { landPath } from './coast';
import { coverage } from './raster';
import { fieldsOf } from './ground/fields';
import { paintGround } from './ground/paint';
import sharp from 'sharp';
async function main() {
  const s = openSheet(process.argv[2] ?? 'arabie');
  const D = Number(process.argv[3] ?? 1);
  const d = `<path d="${landPath(s)}" fill="#fff"/>`;
  const land = await coverage(s.extent, 1, d);
  const landD = await coverage(s.extent, D, d);
  console.time('fields');
  const calm = s.places
    .map((p) => {
      const { x, y } = s.point([p.longitude, p.latitude]);
      return `<circle cx="${x}" cy="${y}" r="20" fill="#fff"/>`;
    })
    .join('');
  const f = await fieldsOf(s, land, calm, [
    { scale: 0.25, steps: 24 },
    { scale: 0.5, steps: 16 },
    { scale: 1, steps: 7 },
  ]);
  console.timeEnd('fields');
  console.time('paint');
  const g = paintGround(f, landD, D);
  console.timeEnd('paint');
  await sharp(g.pixels, { raw: { width: g.width, height: g.height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toFile(`/tmp/mr/ground${D}.png`);
}
void main();
