/** A crop of a rendered map, with some of its places as on the map's screen. */
import sharp from 'sharp';
import { percentCoordinates } from '@/lib/map/percent';
import type { Place } from '@/lib/map/places/place';
import { extentOf } from '@/lib/map/projection';
import { svgDocument, element } from '@/lib/share/svg';
import { circle } from '@/scripts/drawing/gold';
import { lineWidth, linePathOf } from '@/scripts/drawing/lettering';
import { emblemDrawing } from '@/scripts/maps/emblems';
import { cartographyOf } from '@/scripts/maps/geography/cartography';
import type { Layout } from '@/scripts/maps/layout';
import { mapRecordOf } from '@/scripts/maps/records';
import { HEIGHT, WIDTH, card } from './frame';

const NIGHT = '#0c1f2b';
const SAND = '#f7f1e4';
const MARKER_RADIUS = 25;

function marker(
  { name: fullName, type }: Place,
  x: number,
  y: number,
  isChosen: boolean,
): string {
  const name = fullName.replace(/ \(.*\)$/, '');
  const size = 32;
  const width = lineWidth({ text: name, size }) + 28;
  const top = y + MARKER_RADIUS + 12;
  const halo = [54, 74].map((r) =>
    circle({ x, y }, r, {
      fill: 'none',
      stroke: NIGHT,
      'stroke-width': 2.5,
      opacity: 34 / r - 0.15,
    }),
  );
  return (
    (isChosen ? halo.join('') : '') +
    emblemDrawing(type, x, y, MARKER_RADIUS) +
    card({ x: x - width / 2, y: top }, width, 42, 21, { fill: NIGHT, 'fill-opacity': 0.9 }) +
    element('path', {
      d: linePathOf({ text: name, size, x, y: top + 30 }),
      fill: isChosen ? '#e8cb82' : SAND,
    })
  );
}

function markers(map: string, { left, top, width, places }: Layout['card']): string {
  const record = mapRecordOf(map);
  const extent = extentOf(record);
  const scale = WIDTH / width;
  return places
    .map((id, index) => {
      const place = record.places.find((candidate) => candidate.id === id);
      if (!place) throw new Error(`content/maps/${map}.json : il n’y a pas de lieu « ${id} ».`);
      const [x, y] = percentCoordinates(extent, place.longitude, place.latitude);
      const markerX = Math.round(((x / 100) * extent.width - left) * scale);
      const markerY = Math.round(((y / 100) * extent.height - top) * scale);
      return marker(place, markerX, markerY, index === 0);
    })
    .toReversed()
    .join('');
}

/** Renders the crop of a map that its `layout` selects, with its places, as PNG. */
export function mapPicture(map: string): Promise<Buffer> {
  const crop = cartographyOf(map).layout.card;
  return sharp(`public/maps/${map}/map.jpg`)
    .extract({
      left: crop.left,
      top: crop.top,
      width: crop.width,
      height: Math.round((crop.width * HEIGHT) / WIDTH),
    })
    .resize(WIDTH, HEIGHT)
    .composite([
      {
        input: Buffer.from(svgDocument({ width: WIDTH, height: HEIGHT }, markers(map, crop))),
      },
    ])
    .png()
    .toBuffer();
}
