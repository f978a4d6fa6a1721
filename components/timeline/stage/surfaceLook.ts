import { LABEL_REM } from '@/lib/timeline/board/sizes';

/** What the canvases need of the sheet: sizes in pixels and colours, read when either may have changed. */
export interface SurfaceLook {
  /** Pixels of a rem: the reader's size of text. */
  readonly rem: number;
  /** Pixels of a label's em. */
  readonly em: number;
  readonly ratio: number;
  /** A colour for each lane, by its rank. */
  readonly tones: readonly string[];
  readonly paper: string;
  readonly text: string;
  /** What names are written in; on a bar of a full tone, paper. */
  readonly ink: string;
  readonly gold: string;
  readonly accent: string;
  readonly font: string;
}

/** Canvases of very dense screens are not worth their memory. */
const MOST_RATIO = 2;

/** @param stage holds one element for each lane whose colour is the lane's, marked `data-swatch` */
export function readLook(stage: HTMLElement): SurfaceLook {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const style = getComputedStyle(stage);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  return {
    rem,
    em: rem * LABEL_REM,
    ratio: Math.min(MOST_RATIO, window.devicePixelRatio || 1),
    tones: [...stage.querySelectorAll('[data-swatch]')].map(
      (swatch) => getComputedStyle(swatch).color,
    ),
    paper: colour('--surface-raised'),
    text: colour('--text-quiet'),
    ink: colour('--text'),
    gold: colour('--ornament'),
    accent: colour('--accent'),
    font: style.fontFamily,
  };
}
