import {
  ALONE,
  trackContextAddress,
  readTrackContext,
  type TrackContext,
} from '@/lib/player/extras/trackContext';
import { createObservable, type Observable } from '@/lib/store';
import type { Player } from '@/lib/player/core/player';

/** Gives the JSON of an address of this site; rejects when it cannot be had. */
export type ReadJson = (address: string) => Promise<unknown>;

export interface TrackContextLoader {
  readonly trackContext: Observable<TrackContext>;
  /** Starts to follow; returns the way to stop. */
  readonly connect: () => () => void;
}

/** Keeps beside the player what the site knows around the episode that it holds. A failure is quiet. */
export function createTrackContextLoader(
  { playback }: Pick<Player, 'playback'>,
  readJson: ReadJson,
): TrackContextLoader {
  const trackContext = createObservable<TrackContext>(ALONE);
  let shownId: string | null = null;

  function follow(): void {
    const now = playback.get();
    const episode = now.status === 'empty' ? null : now.episode;
    if ((episode?.id ?? null) === shownId) return;
    shownId = episode?.id ?? null;
    trackContext.set(ALONE);
    if (episode?.pageUrl !== undefined) void fetchFor(episode.id, episode.pageUrl);
  }

  async function fetchFor(id: string, pageUrl: string): Promise<void> {
    const found = await readJson(trackContextAddress(pageUrl)).then(
      readTrackContext,
      () => null,
    );
    // Another episode may have been published while this one's answer was on its way.
    if (found && id === shownId) trackContext.set(found);
  }

  return {
    trackContext,
    connect() {
      follow();
      const stop = playback.subscribe(follow);
      return () => {
        stop();
        shownId = null;
      };
    },
  };
}
