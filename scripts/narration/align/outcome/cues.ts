import type { Line } from '../../script';
import type { NarrationCue } from '../../timeline';
import type { Span } from './spans';

/** In seconds: usual and least duration of the cue of a missing sentence, taken from the pause. */
const [MISSING_SECONDS, MIN_CUE_SECONDS] = [0.2, 0.01];

/**
 * Builds one cue per line. A title that is not spoken gets no cue; a missing sentence gets a short cue at the end of
 * the pause before the next sentence, from where playback continues.
 * @param duration of the recording, in seconds
 */
export function cuesOf(
  lines: readonly Line[],
  spans: readonly (Span | null)[],
  duration: number,
): readonly NarrationCue[] {
  const cues: NarrationCue[] = [];
  let missingLines: Line[] = [];
  const fillPause = (pauseEnd: number) => {
    const lastCue = cues.pop();
    const neededSeconds = missingLines.length * MIN_CUE_SECONDS;
    const pauseStart = lastCue
      ? Math.max(
          lastCue.start + MIN_CUE_SECONDS,
          Math.min(lastCue.end, pauseEnd - neededSeconds),
        )
      : 0;
    if (lastCue) cues.push({ ...lastCue, end: Math.min(lastCue.end, pauseStart) });
    const cueSeconds = Math.min(MISSING_SECONDS, (pauseEnd - pauseStart) / missingLines.length);
    missingLines.forEach((line, i) => {
      const start = pauseEnd - cueSeconds * (missingLines.length - i);
      cues.push(cueOf(line, { start, end: start + cueSeconds }));
    });
    missingLines = [];
  };
  for (const [i, line] of lines.entries()) {
    const span = spans[i];
    if (span) {
      if (missingLines.length > 0) fillPause(span.start);
      cues.push(cueOf(line, { start: span.start, end: Math.min(span.end, duration) }));
    } else if (line.role === 'sentence') missingLines.push(line);
  }
  if (missingLines.length > 0) fillPause(duration);
  return cues;
}

/** Builds a cue for each title, spoken or not: an unspoken title lies at the start of its chapter’s first sentence. */
export function headingsOf(
  lines: readonly Line[],
  cues: readonly NarrationCue[],
): readonly NarrationCue[] {
  return lines
    .filter(({ role }) => role === 'title')
    .flatMap((title) => {
      const firstCue = cues.find(({ chapter }) => chapter === title.chapter);
      return firstCue ? [cueOf(title, firstCue)] : [];
    });
}

const cueOf = ({ id, chapter, role, text }: Line, { start, end }: Span): NarrationCue => ({
  ...{ id, chapter, role, text },
  ...{ start, end },
});
