import { ALONE, companionAddress, readCompanion, type Companion } from '@/lib/player/companion';
import { createObservable, type Observable } from '@/lib/player/observable';
import type { Player } from '@/lib/player/player';

/** Gives the JSON of an address of this site; rejects when it cannot be had. */
export type ReadJson = (address: string) => Promise<unknown>;

export interface Companionship {
  readonly companion: Observable<Companion>;
  /** Starts to follow; returns the way to stop. */
  readonly connect: () => () => void;
}

/** Keeps beside the player what the site knows around the episode that it holds. A failure is quiet. */
export function createCompanionship(
  { playback }: Pick<Player, 'playback'>,
  readJson: ReadJson,
): Companionship {
  const companion = createObservable<Companion>(ALONE);
  let shownId: string | null = null;

  function follow(): void {
    const now = playback.get();
    const episode = now.status === 'empty' ? null : now.episode;
    if ((episode?.id ?? null) === shownId) return;
    shownId = episode?.id ?? null;
    companion.set(ALONE);
    if (episode?.pageUrl !== undefined) void fetchFor(episode.id, episode.pageUrl);
  }

  async function fetchFor(id: string, pageUrl: string): Promise<void> {
    const found = await readJson(companionAddress(pageUrl)).then(readCompanion, () => null);
    // Another episode may have been published while this one's answer was on its way.
    if (found && id === shownId) companion.set(found);
  }

  return {
    companion,
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
