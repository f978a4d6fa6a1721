import type { Line } from './script';

/** A line with its start and end, in seconds. */
export type NarrationCue = Pick<Line, 'id' | 'chapter' | 'role' | 'text'> & {
  readonly start: number;
  readonly end: number;
};

/**
 * Places lines one after another from their lengths in samples: pauses are whole samples too, so that times do not
 * drift.
 * @param leadIn seconds of music before the first line
 */
export function placeLines(
  lines: readonly Line[],
  lengths: readonly number[],
  rate: number,
  leadIn: number,
): readonly NarrationCue[] {
  let position = Math.round(leadIn * rate);
  return lines.map(({ id, chapter, role, text, pause }, i) => {
    const start = position + Math.round(pause * rate);
    position = start + (lengths[i] ?? 0);
    return { id, chapter, role, text, start: start / rate, end: position / rate };
  });
}
