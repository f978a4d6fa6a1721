/** Drawings of illegible lines of writing, in the rhythm of a script. */
import { arabicPath, setArabic } from './arabicLine';
import { seededBy, decimal, stroke, type Box } from './strokeKit';
import { sabaicLength, sabaicPath, sabaicSigns } from './sabaicLine';

/** Draws an Arabic text over the lines of a box, as large as possible; the rest of the last line stays empty. */
export function arabicBlock(
  texts: readonly string[],
  { x, y, width, height }: Box,
  maxUnit = Infinity,
): string {
  const lines = texts.map(setArabic);
  const step = height / texts.length;
  const unit = Math.min(
    maxUnit,
    width / Math.max(...lines.map(({ length }) => length)),
    step / 10.5,
  );
  return stroke(
    lines
      .map((line, index) => arabicPath(line, x + width, y + step * (index + 0.72), unit))
      .join(''),
    Math.max(1.6, unit * 0.62),
  );
}

/** Draws a Sabaic text on one line, as large as the box allows. */
export function sabaicHead(transliteration: string, { x, y, width, height }: Box): string {
  const signs = sabaicSigns(transliteration);
  const unit = Math.min(width / sabaicLength(signs, 1), height / 8);
  return stroke(sabaicPath(signs, x + width, y, unit), Math.max(1.6, unit * 0.7));
}

/** Appearance of a script from afar: heights of words, and whether letters join. */
const HANDS = {
  greek: {
    wordLetters: [2, 8],
    step: 1,
    ascents: [1, 1, 1, 1.5],
    descent: 0.3,
    isJoined: false,
  },
  armenian: {
    wordLetters: [2, 7],
    step: 1,
    ascents: [1, 1, 1.6],
    descent: 0.6,
    isJoined: false,
  },
  syriac: {
    wordLetters: [2, 6],
    step: 1.2,
    ascents: [0.6, 1, 1.6],
    descent: 0.2,
    isJoined: true,
  },
  arabic: {
    wordLetters: [2, 6],
    step: 1.1,
    ascents: [0.6, 0.7, 2.2],
    descent: 0.7,
    isJoined: true,
  },
  sabaic: { wordLetters: [3, 6], step: 1.5, ascents: [1.6], descent: 0, isJoined: false },
} as const;

export type Hand = keyof typeof HANDS;

const LEFTWARD_HANDS: readonly Hand[] = ['syriac', 'arabic', 'sabaic'];

interface Writing {
  /** Stroke width of the pen, in pixels. */
  readonly weight?: number;
  readonly opacity?: number;
  /** Slant to the right, as a ratio of the height. */
  readonly slant?: number;
}

/** Draws `count` lines of a hand in a box, deterministic by the seed. */
export function handLines(
  hand: Hand,
  { x, y, width, height }: Box,
  count: number,
  seed: string,
  { weight = 1.7, opacity = 0.8, slant = 0 }: Writing = {},
): string {
  const random = seededBy(seed);
  const step = height / count;
  const size = step * 0.3;
  const isLeftwards = LEFTWARD_HANDS.includes(hand);
  const xAt = (distance: number, rise = 0): string =>
    decimal((isLeftwards ? x + width - distance : x + distance) + rise * slant);
  const lines = Array.from({ length: count }, (_, index) => {
    const ratio = index === count - 1 ? 0.35 + random() * 0.4 : 0.94 + random() * 0.06;
    return handLine(hand, {
      xAt,
      baseline: y + step * (index + 0.7),
      length: width * ratio,
      size,
      random,
    });
  });
  return stroke(lines.join(''), weight, undefined, opacity);
}

interface Line {
  /** Returns the x coordinate at a distance along the line and a height above the baseline. */
  readonly xAt: (distance: number, rise?: number) => string;
  readonly baseline: number;
  readonly length: number;
  readonly size: number;
  readonly random: () => number;
}

function handLine(hand: Hand, { xAt, baseline, length, size, random }: Line): string {
  const { wordLetters, step, ascents, descent, isJoined } = HANDS[hand];
  let path = '';
  let x = 0;
  while (x < length - size * 2) {
    const [minLetters, maxLetters] = wordLetters;
    const letters = minLetters + Math.floor(random() * (maxLetters - minLetters + 1));
    const wordStart = x;
    for (let index = 0; index < letters && x < length - size; index += 1) {
      const rise = (ascents[Math.floor(random() * ascents.length)] ?? 1) * size;
      const depth = random() < 0.25 ? descent * size : 0;
      path += `M${xAt(x, rise)} ${decimal(baseline - rise)}L${xAt(x)} ${decimal(baseline + depth)}`;
      if (!isJoined && random() < 0.55)
        path += `M${xAt(x)} ${decimal(baseline - rise)}L${xAt(x + size * 0.6)} ${decimal(baseline - rise)}`;
      x += size * step * (0.75 + random() * 0.5);
    }
    if (isJoined)
      path += `M${xAt(wordStart)} ${decimal(baseline)}L${xAt(x)} ${decimal(baseline)}`;
    x += size * 1.3;
  }
  return path;
}
