/** Measures the width of a text, in ems. */
export type Measure = (text: string) => number;

/** A text broken into lines that fit. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

interface TextBox {
  readonly width: number;
  readonly height: number;
  /** Line height, in units of the font size. */
  readonly leading: number;
  /** Font sizes to try, largest first. */
  readonly sizes: readonly number[];
}

/** A line ending in a short word such as « de », « à » or « la », which reads badly. */
const SHORT_END = /(^| )\S{1,3}$/;
/** Factors of the merit for each short line end, and for each line. */
const SHORT_END_COST = 0.76;
const LINE_COST = 0.95;

const countsUpTo = (max: number): readonly number[] =>
  Array.from({ length: max }, (_, index) => index + 1);

/** Lists all ways to break words into a number of lines, in order. */
function lineBreaks(words: readonly string[], lines: number): readonly (readonly string[])[] {
  if (lines === 1) return [[words.join(' ')]];
  return countsUpTo(words.length - lines + 1).flatMap((count) =>
    lineBreaks(words.slice(count), lines - 1).map((otherLines) => [
      words.slice(0, count).join(' '),
      ...otherLines,
    ]),
  );
}

/** Grades line breaks, as a factor of the font size. */
const meritOf = (lines: readonly string[]): number =>
  LINE_COST ** lines.length *
  SHORT_END_COST ** lines.slice(0, -1).filter((line) => SHORT_END.test(line)).length;

const sumOfSquares = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value ** 2, 0);

/**
 * Fits a text into a box at the largest font size, weighed against bad line ends; of equal settings, the setting
 * with more even lines is taken. Lines break at ordinary spaces only.
 * @throws Error when the text does not fit at the smallest size
 */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  const widthByLine = new Map<string, number>();
  const widthOf = (line: string): number => {
    const width = widthByLine.get(line) ?? measure(line);
    widthByLine.set(line, width);
    return width;
  };
  const words = text.split(' ');
  const maxLines = Math.floor(box.height / (Math.min(...box.sizes) * box.leading));
  const settings = countsUpTo(Math.min(words.length, maxLines))
    .flatMap((count) => lineBreaks(words, count))
    .flatMap((lines) => {
      const widths = lines.map(widthOf);
      const maxSize = Math.min(
        box.width / Math.max(...widths),
        box.height / (box.leading * lines.length),
      );
      const size = box.sizes.find((candidate) => candidate <= maxSize);
      if (size === undefined) return [];
      return [{ size, lines, merit: size * meritOf(lines), unevenness: sumOfSquares(widths) }];
    });
  const [best] = settings.toSorted((a, b) => b.merit - a.merit || a.unevenness - b.unevenness);
  if (best) return { size: best.size, lines: best.lines };
  throw new Error(`« ${text} » est trop long pour une image de partage : le raccourcir.`);
}
