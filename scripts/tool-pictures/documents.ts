import { motifs } from '@/lib/geometry/pattern/hankin';
import { degrees } from '@/lib/geometry/point';
import { octagonsAndSquares } from '@/lib/geometry/pattern/tilings';
import { tilesOver } from '@/scripts/covers/field';
import { element } from '@/lib/share/svg';
import { thinMotif } from '@/scripts/drawing/gold';
import { arabicPath, setArabic } from '@/scripts/documents/arabicLine';
import { seededBy, polyline, wornEdge } from '@/scripts/documents/strokeKit';
import { CENTRE, HEIGHT, WIDTH, disc, frame } from './frame';

const TONES = { deep: '#0d1a1c', ground: '#1b3336', glow: '#315659' } as const;

/** The words of the inscription of Zuhayr, as in the gallery. */
const LINES = ['بسم الله', 'انا زهير كتبت زمن توفي', 'عمر سنة اربع وعشرين'] as const;

const STONE = { x: 120, y: 120, width: 480, height: 360 } as const;
const COIN = { x: 742, y: 330 } as const;

const goldStroke = (d: string, width: number, opacity = 1): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: 'url(#gold)',
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity,
  });

const arabicText = (text: string, right: number, y: number, unit: number): string =>
  goldStroke(arabicPath(setArabic(text), right, y, unit), unit * 0.62);

const centredText = (text: string, x: number, y: number, unit: number): string =>
  arabicText(text, x + (setArabic(text).length * unit) / 2, y, unit);

/** Draws a stone with its three lines, and a coin without an image: two of the documents. */
export function documentsPicture(): string {
  const tiles = tilesOver(octagonsAndSquares(54), CENTRE, 20, WIDTH, HEIGHT);
  const edge = polyline(wornEdge(STONE, 8, seededBy('pierre')), true);
  const coinLines = ['لا اله الا', 'الله وحده', 'لا شريك له'];
  return frame(
    TONES,
    thinMotif(motifs(tiles, { angle: degrees(62) }), 2, 0.3),
    element('path', { d: edge, fill: TONES.deep, 'fill-opacity': 0.86 }),
    goldStroke(edge, 3),
    ...LINES.map((line, index) =>
      arabicText(line, STONE.x + STONE.width - 36, STONE.y + 118 + index * 104, 7.6),
    ),
    disc(COIN, 142, TONES.deep),
    element('circle', {
      cx: COIN.x,
      cy: COIN.y,
      r: 124,
      fill: 'none',
      stroke: 'url(#gold)',
      'stroke-width': 1.6,
    }),
    ...coinLines.map((line, index) => centredText(line, COIN.x, COIN.y - 36 + index * 58, 4.6)),
  );
}
