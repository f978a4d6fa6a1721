import {
  EMPTY_CONTEXT,
  trackContextAddress,
  readTrackContext,
  type TrackContext,
} from '@/lib/player/extras/trackContext';
import { createStore, type ReadableStore } from '@/lib/store';
import type { Player } from '@/lib/player/core/player';

/** Fetches JSON of this site; rejects on failure. */
export type ReadJson = (address: string) => Promise<unknown>;

export interface TrackContextLoader {
  readonly trackContext: ReadableStore<TrackContext>;
  /** Subscribes to the player; returns the unsubscribe function. */
  readonly connect: () => () => void;
}

/** Creates the loader of the current episode's track context; a failed request is ignored. */
export function createTrackContextLoader(
  { playback }: Pick<Player, 'playback'>,
  readJson: ReadJson,
): TrackContextLoader {
  const trackContext = createStore<TrackContext>(EMPTY_CONTEXT);
  let shownId: string | null = null;

  function loadCurrent(): void {
    const currentPlayback = playback.get();
    const episode = currentPlayback.status === 'empty' ? null : currentPlayback.episode;
    if ((episode?.id ?? null) === shownId) return;
    shownId = episode?.id ?? null;
    trackContext.set(EMPTY_CONTEXT);
    if (episode?.pageUrl !== undefined) void fetchContext(episode.id, episode.pageUrl);
  }

  async function fetchContext(id: string, pageUrl: string): Promise<void> {
    const context = await readJson(trackContextAddress(pageUrl)).then(
      readTrackContext,
      () => null,
    );
    // Ignore the response if another episode has been published meanwhile.
    if (context && id === shownId) trackContext.set(context);
  }

  return {
    trackContext,
    connect() {
      loadCurrent();
      const unsubscribe = playback.subscribe(loadCurrent);
      return () => {
        unsubscribe();
        shownId = null;
      };
    },
  };
}
