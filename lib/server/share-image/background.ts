import 'server-only';
import sharp from 'sharp';
import { markPath } from '@/lib/geometry/pattern/mark';
import { goldGradient, rosette, starField } from '@/lib/server/share-image/ornament';
import { textPath } from '@/lib/server/lettering/textMetrics';
import { LAYOUT, drawing } from '@/lib/server/share-image/layout';
import { element, group } from '@/lib/share/svg';
import { loadSite } from '@/lib/server/content/site';
import { COLOURS } from '@/lib/share/colours';

const { width, height, picture, band, margin } = LAYOUT;
const SPANDREL_RADIUS = 128;
const MARK_SIDE = 40;
/** Baseline of the site's name. */
const NAME_BASELINE = height - 52;

let backgroundPromise: Promise<Buffer> | null = null;

/** Renders the background of all share images once, as raw pixels: night, band, two spandrels and the site's name. */
export function sharedBackground(): Promise<Buffer> {
  backgroundPromise ??= sharp(
    drawing(width, height, nightGradient(), spandrels(), patternBand(), signature()),
  )
    .removeAlpha()
    .raw()
    .toBuffer();
  return backgroundPromise;
}

function nightGradient(): string {
  const stop = (offset: number, color: string) =>
    element('stop', { offset, 'stop-color': color });
  return (
    goldGradient(height) +
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
  const fadeGradient = element(
    'radialGradient',
    { id: 'fade' },
    element('stop', { offset: 0.3, 'stop-color': '#fff' }),
    element('stop', { offset: 1, 'stop-color': '#fff', 'stop-opacity': 0.5 }),
  );
  const cornerRosette = (y: number, id: string) =>
    element(
      'mask',
      { id },
      element('circle', { cx: band, cy: y, r: SPANDREL_RADIUS, fill: 'url(#fade)' }),
    ) +
    group({ mask: `url(#${id})`, opacity: 0.75 }, rosette({ x: band, y }, SPANDREL_RADIUS - 2));
  return fadeGradient + cornerRosette(0, 'top') + cornerRosette(height, 'bottom');
}

function patternBand(): string {
  const box = { x: band, y: 0, width: picture - band, height };
  const verticalLine = (x: number) =>
    element('rect', { x, y: 0, width: 2, height, fill: 'url(#gold)' });
  const centre = { x: band + box.width / 2, y: height / 2 };
  return (
    element('rect', { ...box, fill: COLOURS.night }) +
    starField(box, centre, box.width, 'band') +
    verticalLine(band - 1) +
    verticalLine(picture - 2)
  );
}

function signature(): string {
  const setting = { face: 'display', size: 34 } as const;
  const name = textPath(loadSite().name, setting, margin + MARK_SIDE + 14, NAME_BASELINE);
  const mark = { transform: `translate(${margin - 2} ${NAME_BASELINE - 31})` };
  return (
    group(mark, element('path', { d: markPath(MARK_SIDE), fill: COLOURS['gold-light'] })) +
    element('path', { d: name, fill: COLOURS['gold-light'] })
  );
}
