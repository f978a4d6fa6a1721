import 'server-only';
import sharp from 'sharp';
import { markPath } from '@/lib/geometry/pattern/mark';
import { gold, rosette, starField } from '@/lib/server/share-image/ornament';
import { textPath } from '@/lib/server/lettering/textMetrics';
import { LAYOUT, drawing } from '@/lib/server/share-image/layout';
import { element, group } from '@/lib/share/svg';
import { loadSite } from '@/lib/server/content/site';
import { COLOURS } from '@/lib/share/colours';

const { width, height, picture, band, margin } = LAYOUT;
const SPANDREL = 128;
const MARK = 40;
/** Baseline of the site's name. */
const NAME_LINE = height - 52;

let drawn: Promise<Buffer> | null = null;

/** Renders the background of all share images once, as raw pixels: night, band, two spandrels and the site's name. */
export function sharedBackground(): Promise<Buffer> {
  drawn ??= sharp(drawing(width, height, night(), spandrels(), edge(), signature()))
    .removeAlpha()
    .raw()
    .toBuffer();
  return drawn;
}

function night(): string {
  const stop = (offset: number, color: string) =>
    element('stop', { offset, 'stop-color': color });
  return (
    gold(height) +
    element(
      'radialGradient',
      { id: 'night', gradientUnits: 'userSpaceOnUse', cx: band, cy: height / 2, r: 620 },
      stop(0, COLOURS.glow),
      stop(0.5, COLOURS['night-2']),
      stop(1, COLOURS.night),
    ) +
    element('rect', { width, height, fill: 'url(#night)' })
  );
}

/** Draws a quarter of a rosette in each corner beside the picture, like spandrels over an arch. */
function spandrels(): string {
  const fade = element(
    'radialGradient',
    { id: 'fade' },
    element('stop', { offset: 0.3, 'stop-color': '#fff' }),
    element('stop', { offset: 1, 'stop-color': '#fff', 'stop-opacity': 0.5 }),
  );
  const corner = (y: number, id: string) =>
    element(
      'mask',
      { id },
      element('circle', { cx: band, cy: y, r: SPANDREL, fill: 'url(#fade)' }),
    ) + group({ mask: `url(#${id})`, opacity: 0.75 }, rosette({ x: band, y }, SPANDREL - 2));
  return fade + corner(0, 'top') + corner(height, 'bottom');
}

function edge(): string {
  const box = { x: band, y: 0, width: picture - band, height };
  const line = (x: number) =>
    element('rect', { x, y: 0, width: 2, height, fill: 'url(#gold)' });
  const centre = { x: band + box.width / 2, y: height / 2 };
  return (
    element('rect', { ...box, fill: COLOURS.night }) +
    starField(box, centre, box.width, 'band') +
    line(band - 1) +
    line(picture - 2)
  );
}

function signature(): string {
  const setting = { face: 'display', size: 34 } as const;
  const name = textPath(loadSite().name, setting, margin + MARK + 14, NAME_LINE);
  const mark = { transform: `translate(${margin - 2} ${NAME_LINE - 31})` };
  return (
    group(mark, element('path', { d: markPath(MARK), fill: COLOURS['gold-light'] })) +
    element('path', { d: name, fill: COLOURS['gold-light'] })
  );
}
