import { motifs } from '@/lib/geometry/pattern/hankin';
import { degrees } from '@/lib/geometry/point';
import { dodecagonsAndTriangles } from '@/lib/geometry/pattern/tilings';
import { tilesOver } from '@/scripts/covers/field';
import { element } from '@/lib/share/svg';
import { thinMotif } from '@/scripts/drawing/gold';
import { CENTRE, HEIGHT, SAFE_AREA, WIDTH, card, disc, frame } from './frame';

const TONES = { deep: '#1f1309', ground: '#3b2613', glow: '#5f4120' } as const;
const SAND = '#f7f1e4';

/** Widths of the answers, as ratios of a row, and the index of the correct answer. */
const ANSWERS = [0.52, 0.68, 0.4, 0.6] as const;
const CORRECT_INDEX = 1;

const PANEL = { x: 190, y: SAFE_AREA.top + 8, width: 580, height: 440 } as const;
const ROW = { height: 62, gap: 14 } as const;

const wordBar = (x: number, y: number, width: number, fill: string, opacity = 1): string =>
  card({ x, y }, width, 14, 7, { fill, opacity });

function drawAnswer(ratio: number, index: number): string {
  const { x, width } = PANEL;
  const y = PANEL.y + 124 + index * (ROW.height + ROW.gap);
  const leftEdge = x + 36;
  const rowWidth = width - 72;
  const middleY = y + ROW.height / 2;
  const isCorrect = index === CORRECT_INDEX;
  const rowStyle = isCorrect
    ? { fill: 'url(#gold)' }
    : { fill: TONES.deep, 'fill-opacity': 0.55, stroke: SAND, 'stroke-opacity': 0.3 };
  const checkMark = `M${leftEdge + rowWidth - 48} ${middleY}l9 9 18 -20`;
  return (
    card({ x: leftEdge, y }, rowWidth, ROW.height, 14, { 'stroke-width': 1.6, ...rowStyle }) +
    disc({ x: leftEdge + 34, y: middleY }, 14, isCorrect ? TONES.deep : 'none') +
    wordBar(
      leftEdge + 66,
      middleY - 7,
      ratio * (rowWidth - 140),
      isCorrect ? TONES.deep : SAND,
      0.75,
    ) +
    (isCorrect
      ? element('path', {
          d: checkMark,
          fill: 'none',
          stroke: TONES.deep,
          'stroke-width': 5,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        })
      : '')
  );
}

/** Draws a question and its four answers, one of them correct. */
export function quizPicture(): string {
  const tiles = tilesOver(dodecagonsAndTriangles(52), CENTRE, 20, WIDTH, HEIGHT);
  const { x, y, width, height } = PANEL;
  return frame(
    TONES,
    thinMotif(motifs(tiles, { angle: degrees(62) }), 2, 0.34),
    card({ x, y }, width, height, 22, {
      fill: TONES.deep,
      'fill-opacity': 0.88,
      stroke: 'url(#gold)',
      'stroke-width': 2.5,
    }),
    wordBar(x + 36, y + 34, 430, SAND, 0.92),
    wordBar(x + 36, y + 62, 290, SAND, 0.92),
    card({ x: x + 36, y: y + 96 }, width - 72, 5, 2.5, { fill: SAND, opacity: 0.2 }),
    card({ x: x + 36, y: y + 96 }, (width - 72) * 0.4, 5, 2.5, { fill: 'url(#gold)' }),
    ...ANSWERS.map(drawAnswer),
  );
}
