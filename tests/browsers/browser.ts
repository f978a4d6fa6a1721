/** A W3C input source with its actions, in the form common to WebDriver Classic and BiDi. */
type InputSource =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters?: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    }
  | { readonly type: 'wheel'; readonly id: string; readonly actions: readonly WheelAction[] }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] };

/** An action of a pointing device. */
export type PointerAction =
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

/** Parameters and results of a function that runs in the page. */
type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A browser with one window, driven by the WebDriver protocol of its engine. */
export interface Browser {
  readonly engine: 'Firefox' | 'WebKit';
  /** Loads a page and waits for its `load` event. */
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs a function in the page and returns its result, awaited. */
  readonly evaluate: <P extends readonly Json[], R extends Json | void>(
    run: (...parameters: P) => R | Promise<R>,
    ...parameters: P
  ) => Promise<R>;
  readonly perform: (...sources: readonly InputSource[]) => Promise<void>;
  /** Prints the page to PDF, on paper of a size in millimetres. */
  readonly print: (paper: Paper) => Promise<Buffer>;
  /** Returns errors and policy violations since the browser's start. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Width and height of a sheet of paper, in millimetres, in the orientation of the print. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

export interface StartOptions {
  /** Whether all storage is refused, as when cookies are blocked. */
  readonly refusesStorage: boolean;
}

/**
 * Returns a function's source as an expression that can be called; defines `__name`, which esbuild adds to functions.
 */
export const callableSource = (run: (...parameters: never) => unknown): string =>
  `((...given) => { const __name = (named) => named; return (${String(run)})(...given); })`;
