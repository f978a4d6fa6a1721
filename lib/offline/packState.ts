import type { Pack, PackEpisode } from '@/lib/offline/pack';

/** Why something could not be kept. */
export type Refusal =
  /** No answer came, or not to its end. */
  | 'network'
  /** There is no room, or the browser says so. */
  | 'full'
  /** The site has changed in between, or no longer has it. */
  | 'changed'
  /** This browser keeps nothing, or the site does not want it to. */
  | 'unable';

/** Refusals after which nothing stays: what came would be in the way of everything else. */
export const FINAL: readonly Refusal[] = ['full', 'unable'];

/** How much has come, in bytes. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Where the keeping of an episode stands. */
export type PackState =
  | { readonly status: 'absent' }
  /** What it would take is being asked for. */
  | { readonly status: 'asking' }
  /** `bytes`: what is still to be fetched; `room`: what the device leaves, null when it does not say. */
  | {
      readonly status: 'offered';
      readonly pack: Pack;
      readonly bytes: number;
      readonly shared: number;
      readonly room: number | null;
    }
  /** Another tab is fetching something: this one follows. */
  | { readonly status: 'waiting' }
  /** Another tab is fetching this very episode. */
  | { readonly status: 'elsewhere' }
  | ({ readonly status: 'saving' | 'paused' } & Progress)
  | ({ readonly status: 'failed'; readonly refusal: Refusal } & Progress)
  | { readonly status: 'kept'; readonly bytes: number }
  /** The browser has taken something of it away. */
  | { readonly status: 'incomplete'; readonly bytes: number };

/** States that no register knows of. */
export const SAID_HERE: readonly PackState['status'][] = ['asking', 'offered', 'failed'];

export const ABSENT: PackState = { status: 'absent' };
const NOTHING: Progress = { done: 0, total: 0 };

/** Returns the progress of a download in a state. */
export const progressOf = (state: PackState | undefined): Progress =>
  state && 'done' in state ? { done: state.done, total: state.total } : NOTHING;

/** All that is kept, as the pages of the site show it. */
export interface Kept {
  readonly states: Readonly<Record<string, PackState>>;
  /** Those that are kept or begun, in the order in which they were. */
  readonly episodes: readonly PackEpisode[];
  /** All together, in bytes, what they share counted once. */
  readonly bytes: number;
  /** Whether the browser has promised to clear nothing by itself; null as long as that is not known. */
  readonly isPersisted: boolean | null;
  /** Whether the list has been read, or the browser has refused to read it. */
  readonly isRead: boolean;
  /** Whether the browser refuses this site all storage: an interface that is there is no permission. */
  readonly isRefused: boolean;
}

export const NOTHING_KEPT: Kept = {
  states: {},
  episodes: [],
  bytes: 0,
  isPersisted: null,
  isRead: false,
  isRefused: false,
};
