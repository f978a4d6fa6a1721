import { motifs } from '@/lib/geometry/pattern/hankin';
import { degrees } from '@/lib/geometry/point';
import { dodecagonsAndTriangles } from '@/lib/geometry/pattern/tilings';
import { element } from '@/lib/share/svg';
import { tilesOver } from '@/scripts/covers/field';
import { thinMotif } from '@/scripts/drawing/gold';
import { CENTRE, HEIGHT, SAFE_AREA, WIDTH, card, frame } from './frame';

const TONES = { deep: '#0a2023', ground: '#12393e', glow: '#1f5b5f' } as const;
const SAND = '#f7f1e4';

/** Lines of each marked sentence, as ratios of the page's width; the second sentence has a note. */
const MARKS = [
  { lines: [0.92, 0.56], note: 0 },
  { lines: [0.84], note: 0.62 },
  { lines: [0.96, 0.7], note: 0 },
] as const;

const PAGE = { x: 190, y: SAFE_AREA.top + 8, width: 580, height: 440 } as const;
const FIRST_MARK_Y = PAGE.y + 74;
const ROW_HEIGHT = 122;
const RIBBON = { x: PAGE.x + PAGE.width - 96, width: 52, height: 128 } as const;

const wordBar = (x: number, y: number, width: number, fill: string, opacity = 1): string =>
  card({ x, y }, width, 14, 7, { fill, opacity });

/** Draws a marked sentence: the button that plays its second, its lines, its note behind a gold rule. */
function drawMark({ lines, note }: (typeof MARKS)[number], index: number): string {
  const x = PAGE.x + 40;
  const y = FIRST_MARK_Y + index * ROW_HEIGHT;
  const textX = x + 116;
  const textWidth = PAGE.x + PAGE.width - 40 - textX - (index === 0 ? 70 : 0);
  const playTriangle = `M${x + 24} ${y + 11}v22l18 -11z`;
  return (
    card({ x, y }, 92, 44, 22, { fill: 'url(#gold)' }) +
    element('path', { d: playTriangle, fill: TONES.deep }) +
    wordBar(x + 52, y + 15, 26, TONES.deep, 0.8) +
    lines
      .map((ratio, lineIndex) =>
        wordBar(textX, y + 4 + lineIndex * 28, ratio * textWidth, SAND, 0.9),
      )
      .join('') +
    (note > 0
      ? card({ x: textX, y: y + 36 }, 4, 38, 2, { fill: 'url(#gold)' }) +
        wordBar(textX + 20, y + 48, note * textWidth, SAND, 0.55)
      : '')
  );
}

/** Draws a page of marked sentences, one with a note, under a gold ribbon. */
export function notebookPicture(): string {
  const tiles = tilesOver(dodecagonsAndTriangles(54), CENTRE, 20, WIDTH, HEIGHT);
  const { x, y, width, height } = PAGE;
  const { x: ribbonX, width: ribbonWidth, height: ribbonHeight } = RIBBON;
  const ribbon = `M${ribbonX} ${y - 10}h${ribbonWidth}v${ribbonHeight}l${-ribbonWidth / 2} -30l${-ribbonWidth / 2} 30z`;
  return frame(
    TONES,
    thinMotif(motifs(tiles, { angle: degrees(64) }), 2, 0.32),
    card({ x, y }, width, height, 22, {
      fill: TONES.deep,
      'fill-opacity': 0.88,
      stroke: 'url(#gold)',
      'stroke-width': 2.5,
    }),
    ...MARKS.map(drawMark),
    element('path', { d: ribbon, fill: 'url(#gold)' }),
  );
}
