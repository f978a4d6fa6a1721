import type { Line } from '../../script';
import type { NarrationCue } from '../../timeline';
import type { Span } from './spans';

/** In seconds: duration of a missing sentence, taken from the pause, and its least value. */
const [MISSING, LEAST] = [0.2, 0.01];

/**
 * Builds one cue per line. A title that is not spoken gets none; a missing sentence gets a short cue at the end of the
 * pause before the next one, from where playback continues.
 * @param duration of the recording, in seconds
 */
export function cuesOf(
  lines: readonly Line[],
  spans: readonly (Span | null)[],
  duration: number,
): readonly NarrationCue[] {
  const cues: NarrationCue[] = [];
  let waiting: Line[] = [];
  const fill = (until: number) => {
    const last = cues.pop();
    const needed = waiting.length * LEAST;
    const from = last ? Math.max(last.start + LEAST, Math.min(last.end, until - needed)) : 0;
    if (last) cues.push({ ...last, end: Math.min(last.end, from) });
    const each = Math.min(MISSING, (until - from) / waiting.length);
    waiting.forEach((line, i) => {
      const start = until - each * (waiting.length - i);
      cues.push(cueOf(line, { start, end: start + each }));
    });
    waiting = [];
  };
  for (const [i, line] of lines.entries()) {
    const span = spans[i];
    if (span) {
      if (waiting.length > 0) fill(span.start);
      cues.push(cueOf(line, { start: span.start, end: Math.min(span.end, duration) }));
    } else if (line.role === 'sentence') waiting.push(line);
  }
  if (waiting.length > 0) fill(duration);
  return cues;
}

/** Builds a cue for each title, spoken or not: an unspoken one lies at the start of its chapter’s first sentence. */
export function headingsOf(
  lines: readonly Line[],
  cues: readonly NarrationCue[],
): readonly NarrationCue[] {
  return lines
    .filter(({ role }) => role === 'title')
    .flatMap((title) => {
      const first = cues.find(({ chapter }) => chapter === title.chapter);
      return first ? [cueOf(title, first)] : [];
    });
}

const cueOf = ({ id, chapter, role, text }: Line, { start, end }: Span): NarrationCue => ({
  ...{ id, chapter, role, text },
  ...{ start, end },
});
