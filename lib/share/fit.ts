/** Measures the width of a text, in ems. */
export type Measure = (text: string) => number;

/** A text broken into lines that fit. */
export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** Line height, in units of the font size. */
  readonly leading: number;
  /** Font sizes to try, largest first. */
  readonly sizes: readonly number[];
}

/** A line ending in a short word such as « de », « à » or « la », which reads badly. */
const SHORT_END = /(^| )\S{1,3}$/;
const SHORT_END_COST = 0.76;
const LINE_COST = 0.95;

/** Lists all ways to break words into a number of lines, in order. */
function cuts(words: readonly string[], lines: number): readonly (readonly string[])[] {
  if (lines === 1) return [[words.join(' ')]];
  const firsts = Array.from({ length: words.length - lines + 1 }, (_, index) => index + 1);
  return firsts.flatMap((count) =>
    cuts(words.slice(count), lines - 1).map((rest) => [
      words.slice(0, count).join(' '),
      ...rest,
    ]),
  );
}

/** Grades line breaks, as a factor of the font size. */
const merit = (lines: readonly string[]): number =>
  LINE_COST ** lines.length *
  SHORT_END_COST ** lines.slice(0, -1).filter((line) => SHORT_END.test(line)).length;

const sumOfSquares = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value ** 2, 0);

/**
 * Fits a text into a room at the largest font size, weighed against bad line ends; of equal settings, the one with more
 * even lines. Lines break at ordinary spaces only.
 * @throws Error when the text does not fit at the smallest size
 */
export function fitText(text: string, room: Room, measure: Measure): Fitted {
  const widthByLine = new Map<string, number>();
  const widthOf = (line: string): number => {
    const width = widthByLine.get(line) ?? measure(line);
    widthByLine.set(line, width);
    return width;
  };
  const words = text.split(' ');
  const most = Math.floor(room.height / (Math.min(...room.sizes) * room.leading));
  const counts = Array.from({ length: Math.min(words.length, most) }, (_, index) => index + 1);
  const settings = counts
    .flatMap((count) => cuts(words, count))
    .flatMap((lines) => {
      const widths = lines.map(widthOf);
      const largest = Math.min(
        room.width / Math.max(...widths),
        room.height / (room.leading * lines.length),
      );
      const size = room.sizes.find((candidate) => candidate <= largest);
      if (size === undefined) return [];
      return [{ size, lines, merit: size * merit(lines), unevenness: sumOfSquares(widths) }];
    });
  const [best] = settings.toSorted((a, b) => b.merit - a.merit || a.unevenness - b.unevenness);
  if (best) return { size: best.size, lines: best.lines };
  throw new Error(`« ${text} » est trop long pour une image de partage : le raccourcir.`);
}
