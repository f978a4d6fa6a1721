import type { Pack, PackSubject } from '@/lib/offline/pack';

/** The reason why an episode could not be kept. */
export type Refusal =
  /** No response, or an incomplete one. */
  | 'network'
  /** Storage is full. */
  | 'full'
  /** The site has changed meanwhile, or no longer has the item. */
  | 'changed'
  /** The browser has no storage, or the site has turned offline reading off. */
  | 'unable';

/** Refusals after which the fetched items, of no use, are deleted. */
export const FINAL_REFUSALS: readonly Refusal[] = ['full', 'unable'];

/** Progress of a download, in bytes. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** State of an episode's download. */
export type PackState =
  | { readonly status: 'absent' }
  /** The size of the pack is being determined. */
  | { readonly status: 'asking' }
  /**
   * `bytes`: bytes to be fetched; `shared`: bytes of the site's own pack among `bytes`; `room`: free storage in bytes,
   * null if the browser does not report the free storage.
   */
  | {
      readonly status: 'offered';
      readonly pack: Pack;
      readonly bytes: number;
      readonly shared: number;
      readonly room: number | null;
    }
  /** Another tab is fetching another episode: the download of this episode is queued. */
  | { readonly status: 'waiting' }
  /** Another tab is fetching this episode. */
  | { readonly status: 'elsewhere' }
  | ({ readonly status: 'saving' | 'paused' } & Progress)
  | ({ readonly status: 'failed'; readonly refusal: Refusal } & Progress)
  /** `toFetch`: bytes of a renewal, where the site has newer files. */
  | { readonly status: 'kept'; readonly bytes: number; readonly toFetch?: number | undefined }
  /** The browser has evicted some items of the episode. */
  | { readonly status: 'incomplete'; readonly bytes: number };

/** Statuses known to this tab alone, absent from the register. */
export const TAB_ONLY_STATUSES: readonly PackState['status'][] = [
  'asking',
  'offered',
  'failed',
];

export const ABSENT: PackState = { status: 'absent' };
const NO_PROGRESS: Progress = { done: 0, total: 0 };

/** Returns the progress of a download in a state. */
export const progressOf = (state: PackState | undefined): Progress =>
  state && 'done' in state ? { done: state.done, total: state.total } : NO_PROGRESS;

/** State of offline reading: the download of each subject by slug, and the storage. */
export interface OfflineState {
  readonly states: Readonly<Record<string, PackState>>;
  /** Kept and begun episodes and paths, in the order in which the downloads were begun. */
  readonly subjects: readonly PackSubject[];
  /** Total size in bytes, shared items counted once. */
  readonly bytes: number;
  /** Whether storage is persistent (`StorageManager.persisted`); null while unknown. */
  readonly isPersisted: boolean | null;
  /** Whether the register has been read, or reading was refused. */
  readonly isRead: boolean;
  /** Whether the browser refuses all storage to this site, although the interfaces exist. */
  readonly isRefused: boolean;
}

export const EMPTY_OFFLINE_STATE: OfflineState = {
  states: {},
  subjects: [],
  bytes: 0,
  isPersisted: null,
  isRead: false,
  isRefused: false,
};
