/** Roads: dots for caravans, dashes for the sea, the road of the Hegira in a style of its own. */
import { pathOf, smooth } from './curve';
import { INK } from '@/scripts/maps/ink';
import type { Sheet } from '@/scripts/maps/sheet';
import { meandering } from './waters';

type RoadKind = Sheet['facts']['routes'][number]['kind'];

const STROKES: Readonly<Record<RoadKind, string>> = {
  terre: `stroke="${INK.road}" stroke-width="1.7" stroke-dasharray="0 4.2" stroke-opacity="0.9"`,
  mer: `stroke="${INK.seaRoad}" stroke-width="1" stroke-dasharray="4 4" stroke-opacity="0.75"`,
  hégire: `stroke="${INK.hegira}" stroke-width="1.5" stroke-dasharray="5 2.6 0 2.6"`,
};

/** Draws a stroke of a kind of road, for the map and its key. */
export const roadStroke = (kind: RoadKind, d: string): string =>
  `<path d="${d}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${STROKES[kind]}/>`;

/** Draws the roads of a sheet, kind by kind, as SVG paths. */
export function roadsDrawing(sheet: Sheet): string {
  const kinds: readonly RoadKind[] = ['mer', 'terre', 'hégire'];
  return kinds
    .map((kind) => {
      const lines = sheet.facts.routes.filter((route) => route.kind === kind);
      if (lines.length === 0) return '';
      return roadStroke(
        kind,
        lines
          .map(({ line }) => pathOf(meandering(smooth(sheet.projectLine(line)), 0.9)))
          .join(''),
      );
    })
    .join('');
}
