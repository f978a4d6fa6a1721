import { story } from '@/components/story/storyStore';
import { readTelling } from '@/lib/clock/readTelling';
import { startToldClock } from '@/lib/clock/toldClock';
import { schedule } from '@/components/ui/browser/schedule';
import type { Player } from '@/lib/player/core/player';

/** Where the site says what an episode tells, beside its page. */
const tellingOf = (pageUrl: string): string => `${pageUrl}/recit.json`;

/**
 * Follows what the player's episode tells as long as the story is followed; fetched when somebody first asks for it.
 * @returns the way to stop
 */
export function connectStory(player: Player): () => void {
  let stopClock = (): void => {};
  let shownId: string | null = null;
  let isOver = false;

  function follow(): void {
    const playback = player.playback.get();
    const episode = playback.status === 'empty' ? null : playback.episode;
    // Whoever closes the player follows nothing any more.
    if (!episode) return story.send('stop');
    if (episode.id === shownId) return;
    shownId = episode.id;
    stopClock();
    stopClock = () => {};
    story.tell(null);
    if (episode.pageUrl !== undefined) void start(episode.id, episode.pageUrl);
  }

  async function start(episodeId: string, pageUrl: string): Promise<void> {
    const telling = await fetch(tellingOf(pageUrl))
      .then(async (response) => (response.ok ? readTelling(await response.json()) : null))
      .catch(() => null);
    if (!telling || isOver || episodeId !== shownId) return;
    stopClock = startToldClock(player, { episodeId, telling, schedule, onTold: story.tell });
  }

  const stops = [
    player.playback.subscribe(follow),
    player.events.subscribe((event) => event === 'ended' && story.send('ended')),
  ];
  follow();
  return () => {
    isOver = true;
    for (const stop of stops) stop();
    stopClock();
  };
}
