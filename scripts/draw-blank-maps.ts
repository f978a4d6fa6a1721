/**
 * Draws public/maps/{id}/muette.svg for every map: coasts, waters, heights and lava in greys, without words, for pupils
 * to label. The same content gives the same bytes.
 * Usage: npx --no-install tsx scripts/draw-blank-maps.ts
 */
import { writeFileSync } from 'node:fs';
import { linePath } from '@/lib/geometry/path';
import { element, svgDocument } from '@/lib/share/svg';
import { landPath } from '@/scripts/maps/geography/coast';
import { mapIds } from '@/scripts/maps/records';
import { openSheet, type Sheet } from '@/scripts/maps/sheet';

/** Greys that stay distinct on a photocopy. */
const LAND = '#f1efea';
const COAST = '#333333';
const WATER = '#6b7f8a';
const HEIGHT = '#b9b2a4';
const LAVA = '#d6d2ca';

/** Pixels of a kilometre under which the finest coast would be finer than a pupil's line. */
const MIN_PIXELS_PER_KM = 0.3;

type Line = readonly (readonly [number, number])[];

function blankMapOf(sheet: Sheet): string {
  const { facts, extent, projectPoint, pixelsOf } = sheet;
  const path = (line: Line, isClosed = false): string =>
    linePath(line.map(projectPoint), isClosed, 1);
  const stroke = (d: string, colour: string, width: number): string =>
    element('path', {
      d,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    });
  const lava = facts.lavaFields.map(({ centre, radii, tilt }) => {
    const { x, y } = projectPoint(centre);
    const [firstRadius, secondRadius] = radii.map((radius) => pixelsOf(radius, centre[1]));
    return element('ellipse', {
      cx: x.toFixed(1),
      cy: y.toFixed(1),
      rx: (firstRadius ?? 0).toFixed(1),
      ry: (secondRadius ?? 0).toFixed(1),
      transform: `rotate(${tilt} ${x.toFixed(1)} ${y.toFixed(1)})`,
      fill: LAVA,
    });
  });
  return svgDocument(
    { width: extent.width, height: extent.height },
    element('rect', { width: extent.width, height: extent.height, fill: 'white' }),
    element('path', {
      d: landPath(sheet, sheet.pixelsOf(1, 30) < MIN_PIXELS_PER_KM ? '50m' : '10m', 30).replace(
        /(\d+\.\d)\d+/g,
        '$1',
      ),
      fill: LAND,
      stroke: COAST,
      'stroke-width': 1.6,
    }),
    ...lava,
    ...facts.ranges.map(({ line }) => stroke(path(line), HEIGHT, 9)),
    stroke(facts.wadis.map(({ line }) => path(line)).join(''), WATER, 1.2),
    stroke(facts.rivers.map(({ line }) => path(line)).join(''), WATER, 2.6),
    element('path', {
      d: facts.lakes.map(({ outline }) => path(outline, true)).join(''),
      fill: 'white',
      stroke: COAST,
      'stroke-width': 1.2,
    }),
  );
}

for (const id of mapIds()) {
  const svg = blankMapOf(openSheet(id));
  writeFileSync(`public/maps/${id}/muette.svg`, `${svg}\n`);
  console.log(`${id} : ${svg.length} octets`);
}
