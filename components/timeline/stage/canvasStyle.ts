import { LABEL_REM } from '@/lib/timeline/board/sizes';

/** Sizes in pixels and colours that the canvases take from the style sheet. */
export interface CanvasStyle {
  /** Pixels of a rem, which follows the reader's font size. */
  readonly rem: number;
  /** Pixels of a label's em. */
  readonly em: number;
  /** Height of the board in pixels. */
  readonly height: number;
  /** Canvas pixels per CSS pixel. */
  readonly ratio: number;
  /** Colour of each lane, in the order of the lanes. */
  readonly laneColours: readonly string[];
  /** Background of each era, in the order of the eras. */
  readonly eraColours: readonly string[];
  readonly background: string;
  /** Colours of names: on the background, and on a bar in its lane's colour. */
  readonly textColour: string;
  readonly barTextColour: string;
  readonly gold: string;
  readonly hijriColour: string;
  /** Font family of names and years. */
  readonly font: string;
  /** Font family of the eras' names. */
  readonly display: string;
}

/** Greatest ratio of canvas pixels to CSS pixels, which limits the memory of a canvas. */
const MAX_RATIO = 2;

/**
 * Reads sizes and colours from the computed style.
 * @param stage lies in a section with the server's drawing, whose lanes and eras have `data-swatch` and `data-era`
 */
export function readCanvasStyle(stage: HTMLElement, board: HTMLElement): CanvasStyle {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const computed = getComputedStyle(stage);
  const colour = (name: string): string => computed.getPropertyValue(name).trim();
  const fillsOf = (dataName: string): readonly string[] =>
    [...(stage.closest('section')?.querySelectorAll(`[data-${dataName}]`) ?? [])].map(
      (element) => getComputedStyle(element).fill,
    );
  return {
    rem,
    em: rem * LABEL_REM,
    height: board.clientHeight,
    ratio: Math.min(MAX_RATIO, window.devicePixelRatio || 1),
    laneColours: fillsOf('swatch'),
    eraColours: fillsOf('era'),
    background: colour('--surface'),
    textColour: colour('--text'),
    barTextColour: colour('--text-on-solid'),
    gold: colour('--ornament'),
    hijriColour: colour('--accent-cool'),
    font: computed.fontFamily,
    display: colour('--display'),
  };
}
