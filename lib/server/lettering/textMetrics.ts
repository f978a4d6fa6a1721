import 'server-only';
import { fontOf, type Face } from '@/lib/server/lettering/fonts';
import { outlineOf as outlineOfLine, setLine } from '@/lib/share/lettering';

/** How a line of text is set. */
export interface Setting {
  readonly face: Face;
  /** Pixels an em. */
  readonly size: number;
  /** Added between letters, in ems. */
  readonly tracking?: number;
}

const set = (text: string, { face, tracking }: Setting) =>
  setLine(fontOf(face), text, tracking);

/** The width of a line, in pixels. */
export const widthOf = (text: string, setting: Setting): number =>
  set(text, setting).width * setting.size;

/** The `d` attribute that draws a line whose baseline begins at a point. */
export const textPath = (text: string, setting: Setting, x: number, y: number): string =>
  outlineOfLine(set(text, setting), setting.size, x, y);
