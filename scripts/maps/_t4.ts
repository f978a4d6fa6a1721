import { openSheet } from './sheet';
import { landPath } from './coast';
import { coverage, svgOf, UNLIMITED } from './raster';
import { targetShape } from './relief/target';
import { blurred, resample } from './grid';
import { placeLabels, overlayDrawing } from './overlay';
import { planOf } from './plan';
import sharp from 'sharp';
async function main() {
  const id = process.argv[2] ?? 'arabie';
  const s = openSheet(id);
  const D = Number(process.argv[3] ?? 1);
  const dens = Number(process.argv[4] ?? D);
  const plan = planOf(id);
  const path = plan.coast ? landPath(s) : 'M0 0h9999v9999h-9999z';
  const land = await coverage(s.extent, 1, `<path d="${path}" fill="#fff"/>`);
  console.time('labels');
  const half = resample(land, land.width / 2, land.height / 2);
  const shape = targetShape(s, blurred(half, 1.3), blurred(half, 11));
  const labels = await placeLabels(
    s,
    plan,
    land,
    path,
    resample(shape.ruggedness, land.width, land.height),
  );
  console.timeEnd('labels');
  console.log(
    labels
      .filter((l) => l.cost > 1.5)
      .map((l) => l.lines.join(' ') + ' ' + l.cost.toFixed(1))
      .join(' | '),
  );
  const { labelsOf } = await import('./labels/catalogue');
  console.log(
    'left out:',
    labelsOf(s)
      .filter((l) => !labels.some((p) => p.lines.join() === l.lines.join()))
      .map((l) => l.lines.join(' '))
      .join(' | '),
  );
  const svg = overlayDrawing(s, plan, path, labels, dens);
  console.time('svg');
  const markers = process.argv[5]
    ? s.places
        .map((p) => {
          const { x, y } = s.point([p.longitude, p.latitude]);
          return `<circle cx="${x}" cy="${y}" r="4" fill="#f0f"/>`;
        })
        .join('')
    : '';
  const over = await sharp(svgOf(s.extent, D, svg + markers), UNLIMITED)
    .png({ compressionLevel: 3 })
    .toBuffer();
  console.timeEnd('svg');
  const base = sharp(`/tmp/mr/ground${id === 'arabie' ? '' : '-' + id}2.png`, UNLIMITED).resize(
    s.extent.width * D,
    s.extent.height * D,
  );
  await sharp(await base.toBuffer(), UNLIMITED)
    .composite([{ input: over }])
    .png({ compressionLevel: 3 })
    .toFile('/tmp/mr/map.png');
}
void main();
