import { LABEL_REM } from '@/lib/timeline/board/sizes';

/** What the canvases need of the sheet: sizes in pixels and colours, read when either may have changed. */
export interface SurfaceLook {
  /** Pixels of a rem: the reader's size of text. */
  readonly rem: number;
  /** Pixels of a label's em. */
  readonly em: number;
  /** Pixels of the height of the board. */
  readonly height: number;
  readonly ratio: number;
  /** A colour for each lane, by its rank. */
  readonly tones: readonly string[];
  /** A ground for each era, by its rank. */
  readonly grounds: readonly string[];
  readonly paper: string;
  /** What names are written in; on a bar of a full tone, white. */
  readonly ink: string;
  readonly bright: string;
  readonly gold: string;
  readonly cool: string;
  readonly font: string;
  readonly display: string;
}

/** Canvases of very dense screens are not worth their memory. */
const MOST_RATIO = 2;

/** @param stage stands in a section with the server's drawing, whose lanes and eras are marked `data-swatch` and `data-era` */
export function readLook(stage: HTMLElement, board: HTMLElement): SurfaceLook {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const style = getComputedStyle(stage);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const fills = (mark: string): readonly string[] =>
    [...(stage.closest('section')?.querySelectorAll(`[data-${mark}]`) ?? [])].map(
      (drawn) => getComputedStyle(drawn).fill,
    );
  return {
    rem,
    em: rem * LABEL_REM,
    height: board.clientHeight,
    ratio: Math.min(MOST_RATIO, window.devicePixelRatio || 1),
    tones: fills('swatch'),
    grounds: fills('era'),
    paper: colour('--surface-raised'),
    ink: colour('--text'),
    bright: colour('--surface-bright'),
    gold: colour('--ornament'),
    cool: colour('--accent-cool'),
    font: style.fontFamily,
    display: colour('--display'),
  };
}
