/** A W3C input source and what it does: WebDriver's two protocols have the same words for it. */
type InputSource =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters?: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    }
  | { readonly type: 'wheel'; readonly id: string; readonly actions: readonly WheelAction[] }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] };

type PointerAction =
  | {
      readonly type: 'pointerMove';
      readonly x: number;
      readonly y: number;
      readonly duration?: number;
    }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | Pause;
type WheelAction = {
  readonly type: 'scroll';
  readonly x: number;
  readonly y: number;
  readonly deltaX: number;
  readonly deltaY: number;
};
type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };
type Pause = { readonly type: 'pause'; readonly duration: number };

/** What a function that is sent to the page may be given, and may give back. */
type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A browser of either engine, with one window, driven by the standard protocol that it speaks. */
export interface Browser {
  readonly engine: 'Firefox' | 'WebKit';
  /** Loads a page to its end. */
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs a function in the page, and gives what it returns or promises. */
  readonly evaluate: <P extends readonly Json[], R extends Json | void>(
    run: (...parameters: P) => R | Promise<R>,
    ...parameters: P
  ) => Promise<R>;
  readonly perform: (...sources: readonly InputSource[]) => Promise<void>;
  /** The page on paper of this size, in millimetres, as PDF. */
  readonly print: (paper: Paper) => Promise<Buffer>;
  /** What was said of errors and of the policy since the browser was started. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A sheet, as wide and high as it is held. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** How a browser is started. */
export interface Start {
  /** Whether it keeps nothing at all for a page, as one whose owner blocks cookies. */
  readonly refusesStorage: boolean;
}

/** The text of a function as an expression that calls it; the names that a bundler gives to functions are left out. */
export const called = (run: (...parameters: never) => unknown): string =>
  `((...given) => { const __name = (named) => named; return (${String(run)})(...given); })`;
