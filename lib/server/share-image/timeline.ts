import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { goldGradient, starField } from '@/lib/server/share-image/ornament';
import { textPath, widthOf } from '@/lib/server/lettering/textMetrics';
import { PICTURE, drawing } from '@/lib/server/share-image/layout';
import { element, group } from '@/lib/share/svg';
import { COLOURS } from '@/lib/share/colours';
import { YEAR_DAYS, YEARS } from '@/lib/timeline/bounds';
import { readOnce } from '@/lib/server/content/readOnce';
import type { Timeline } from '@/lib/server/content/link/timeline';
import type { Entry } from '@/lib/timeline/entry';
import { julianYearStart } from '@/lib/time/julianCalendar';
import { julianYear } from '@/lib/time/dateWords';

const { width, height } = PICTURE;
/** Span of years in the picture: enough to show neighbouring entries. */
const SHOWN_YEARS = 44;
/** Width of a year, in pixels. */
const SCALE = width / SHOWN_YEARS;
/** Top of the first lane, and height of a lane, in pixels. */
const FIRST_LANE_TOP = 118;
const LANE_HEIGHT = 76;

/** Draws the timeline around an entry on a dark background: neighbouring entries faint, the entry bright. */
export const timelinePicture = (entry: Entry, timeline: Timeline): Sharp =>
  sharp(timelineDrawing(entry, timeline));

/** Draws the timeline's picture as SVG. */
export function timelineDrawing(entry: Entry, { lanes, entries }: Timeline): Buffer {
  const laneIndex = ({ lane }: Entry): number => lanes.findIndex(({ id }) => id === lane);
  const middleDay = (Math.max(entry.from, julianYearStart(YEARS.from)) + entry.to) / 2;
  const firstYear = Math.min(
    YEARS.to + 1 - SHOWN_YEARS,
    Math.max(YEARS.from, Math.round(julianYear(Math.floor(middleDay)) - SHOWN_YEARS / 2)),
  );
  const x = (day: number): number => ((day - julianYearStart(firstYear)) / YEAR_DAYS) * SCALE;
  const shownEntries = entries.filter(({ from, to }) => x(to) >= 0 && x(from) <= width);
  return drawing(
    width,
    height,
    goldGradient(height),
    element('rect', { width, height, fill: COLOURS.night }),
    ...yearMarks(firstYear),
    ...shownEntries
      .filter(({ id }) => id !== entry.id)
      .map((neighbour) => entryBar(neighbour, laneIndex(neighbour), x, false)),
    entryBar(entry, laneIndex(entry), x, true),
    stars(),
    element('rect', { y: height - 98, width, height: 2, fill: 'url(#gold)' }),
  );
}

/** Returns the band of stars at the foot, the same in every picture, computed once. */
const stars = readOnce((): string => {
  const box = { x: 0, y: height - 96, width, height: 96 };
  return group({ opacity: 0.5 }, starField(box, { x: width / 2, y: height - 48 }, 96, 'below'));
});

function yearMarks(firstYear: number): readonly string[] {
  const decades = Array.from({ length: SHOWN_YEARS }, (_, step) => firstYear + step).filter(
    (year) => year % 10 === 0,
  );
  return decades.flatMap((year) => {
    const yearX = (year - firstYear) * SCALE;
    const setting = { face: 'display', size: 34 } as const;
    const left = Math.min(Math.max(yearX - widthOf(String(year), setting) / 2, 8), width - 70);
    return [
      element('rect', {
        x: yearX,
        y: 84,
        width: 1.5,
        height: height - 182,
        fill: 'url(#gold)',
        opacity: 0.35,
      }),
      element('path', {
        d: textPath(String(year), setting, left, 64),
        fill: COLOURS['gold-light'],
      }),
    ];
  });
}

function entryBar(
  entry: Entry,
  lane: number,
  x: (day: number) => number,
  isSubject: boolean,
): string {
  const startX = Math.max(-20, x(entry.from));
  const endX = Math.min(width + 20, Math.max(x(entry.to), startX + 14));
  const isSpan = entry.kind !== null;
  const y =
    FIRST_LANE_TOP +
    lane * LANE_HEIGHT +
    (isSpan ? 0 : 30) +
    (isSubject ? 0 : verticalOffset(entry.id));
  const box = {
    x: startX,
    y,
    width: endX - startX,
    height: isSubject ? 18 : 7,
    rx: 4,
  };
  return isSubject
    ? element('rect', {
        ...box,
        fill: COLOURS['gold-light'],
        stroke: COLOURS.sand,
        'stroke-width': 2,
      })
    : element('rect', { ...box, fill: COLOURS.sand, opacity: isSpan ? 0.16 : 0.34 });
}

/** Returns a vertical offset from an id, so that neighbouring entries do not lie on one line. */
const verticalOffset = (id: string): number =>
  ([...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3) * 10;
