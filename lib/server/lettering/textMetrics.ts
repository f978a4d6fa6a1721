import 'server-only';
import { fontOf, type Face } from '@/lib/server/lettering/fonts';
import { outlineOf as outlineOfLine, shapeLine } from '@/lib/share/lettering';

/** The typographic setting of a line of text. */
export interface Setting {
  readonly face: Face;
  /** Pixels per em. */
  readonly size: number;
  /** Letter spacing, in ems. */
  readonly tracking?: number;
}

const setText = (text: string, { face, tracking }: Setting) =>
  shapeLine(fontOf(face), text, tracking);

/** Measures the width of a line, in pixels. */
export const widthOf = (text: string, setting: Setting): number =>
  setText(text, setting).width * setting.size;

/** Draws a line of text as the `d` attribute of a path, its baseline starting at a point in pixels. */
export const textPath = (text: string, setting: Setting, x: number, y: number): string =>
  outlineOfLine(setText(text, setting), setting.size, x, y);
