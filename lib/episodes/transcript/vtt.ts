/** A cue of a WebVTT file: its text, start and end in seconds. */
export interface Cue {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const TIMES = /^(\d{2,}):(\d{2}):(\d{2}\.\d{3}) --> (\d{2,}):(\d{2}):(\d{2}\.\d{3})$/;

/**
 * Parses the cues of a WebVTT text (W3C WebVTT 1, § 4); comments are skipped, any other block must be a cue with an
 * identifier.
 * @throws Error naming the cue and the expected form
 */
export function readVtt(text: string): readonly Cue[] {
  const [header, ...blocks] = text
    .replace(/\r\n?/g, '\n')
    .trimEnd()
    .split(/\n{2,}/);
  if (!header?.startsWith('WEBVTT')) throw new Error('WEBVTT est attendu au début');
  return blocks.filter((block) => !block.startsWith('NOTE')).map(readCue);
}

function readCue(block: string): Cue {
  const [id = '', times = '', ...lines] = block.split('\n');
  const match = TIMES.exec(times);
  if (!match) throw new Error(`des temps sont attendus après « ${id} », reçu « ${times} »`);
  const [, h1, m1, s1, h2, m2, s2] = match.map(Number);
  return {
    id,
    start: secondsOf(h1, m1, s1),
    end: secondsOf(h2, m2, s2),
    text: unescapeText(lines.join('\n')),
  };
}

const secondsOf = (hours = 0, minutes = 0, seconds = 0): number =>
  hours * 3600 + minutes * 60 + seconds;

const unescapeText = (text: string): string =>
  text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** Writes a WebVTT text for {@link readVtt}: a comment with the title, then the cues, each with its identifier. */
export function formatVtt(title: string, cues: readonly Cue[]): string {
  const note = `NOTE\nLangue : fr\n${escapeText(title)}`;
  const blocks = cues.map(
    ({ id, start, end, text }) =>
      `${id}\n${vttTime(start)} --> ${vttTime(end)}\n${escapeText(text)}`,
  );
  return `${['WEBVTT', note, ...blocks].join('\n\n')}\n`;
}

/** Formats seconds as `hh:mm:ss.mmm` (W3C WebVTT 1, § 4.1). */
export function vttTime(time: number): string {
  const ms = Math.round(time * 1000);
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  const [h, m, s] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, ms / 1000];
  return `${pad(h, 2)}:${pad(m, 2)}:${pad(Math.floor(s) % 60, 2)}.${pad(ms % 1000, 3)}`;
}

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
