import { LABEL_REM } from '@/lib/timeline/board/sizes';

/** Sizes in pixels and colours that the canvases take from the style sheet. */
export interface SurfaceLook {
  /** Pixels of a rem, which follows the reader's font size. */
  readonly rem: number;
  /** Pixels of a label's em. */
  readonly em: number;
  /** Height of the board in pixels. */
  readonly height: number;
  readonly ratio: number;
  /** Colour of each lane, by rank. */
  readonly tones: readonly string[];
  /** Background of each era, by rank. */
  readonly grounds: readonly string[];
  readonly paper: string;
  /** Colours of names: `ink` on paper, `bright` on a bar of a full tone. */
  readonly ink: string;
  readonly bright: string;
  readonly gold: string;
  readonly cool: string;
  readonly font: string;
  readonly display: string;
}

/** Upper limit of the device pixel ratio: a denser canvas is not worth its memory. */
const MOST_RATIO = 2;

/**
 * Reads the look from the computed style.
 * @param stage lies in a section with the server's drawing, whose lanes and eras are marked
 * `data-swatch` and `data-era`
 */
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
    paper: colour('--surface'),
    ink: colour('--text'),
    bright: colour('--text-on-solid'),
    gold: colour('--ornament'),
    cool: colour('--accent-cool'),
    font: style.fontFamily,
    display: colour('--display'),
  };
}
