import type { Cue } from './timeline';

/** `hh:mm:ss.mmm`, as WebVTT wants it (W3C WebVTT 1, § 4.1), from seconds. */
export function vttTime(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  const [h, m, s] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, ms / 1000];
  return `${pad(h, 2)}:${pad(m, 2)}:${pad(Math.floor(s) % 60, 2)}.${pad(ms % 1000, 3)}`;
}

/** A WebVTT file: one cue a line, identified by the line’s id. */
export function formatVtt(title: string, cues: readonly Cue[]): string {
  const note = `NOTE\nLangue : fr\n${escapeText(title)}`;
  const blocks = cues.map(
    ({ id, start, end, text }) =>
      `${id}\n${vttTime(start)} --> ${vttTime(end)}\n${escapeText(text)}`,
  );
  return `${['WEBVTT', note, ...blocks].join('\n\n')}\n`;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
