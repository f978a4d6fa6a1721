import { story } from '@/components/story/storyStore';
import { readTelling } from '@/lib/clock/readTelling';
import { startStoryClock } from '@/lib/clock/storyClock';
import { schedule } from '@/components/ui/browser/schedule';
import type { Player } from '@/lib/player/core/player';

/**
 * Follows what the player's episode tells as long as the story is followed; fetched when somebody first asks for it.
 * @returns the way to stop
 */
export function connectStory(player: Player): () => void {
  let stopClock = (): void => {};
  /** The episode that is told; null before the first, and once it is over. */
  let shownId: string | null = null;

  function follow(): void {
    const playback = player.playback.get();
    const episode = playback.status === 'empty' ? null : playback.episode;
    // Whoever closes the player follows nothing any more.
    if (!episode) return story.send('stop');
    if (episode.id === shownId) return;
    shownId = episode.id;
    stopClock();
    story.tell(null);
    if (episode.pageUrl !== undefined) void start(episode.id, episode.pageUrl);
  }

  async function start(episodeId: string, pageUrl: string): Promise<void> {
    // The site says it beside the episode's page.
    const telling = await fetch(`${pageUrl}/recit.json`)
      .then((response) => (response.ok ? response.json().then(readTelling) : null))
      .catch(() => null);
    if (!telling || episodeId !== shownId) return;
    stopClock = startStoryClock(player, { episodeId, telling, schedule, onMoment: story.tell });
  }

  const stops = [
    player.playback.subscribe(follow),
    player.events.subscribe((event) => event === 'ended' && story.send('ended')),
  ];
  follow();
  return () => {
    shownId = null;
    for (const stop of stops) stop();
    stopClock();
  };
}
