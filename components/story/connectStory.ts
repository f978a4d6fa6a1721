import { story } from '@/components/story/storyStore';
import { readTelling } from '@/lib/clock/readTelling';
import { startStoryClock } from '@/lib/clock/storyClock';
import { schedule } from '@/components/ui/browser/schedule';
import type { Player } from '@/lib/player/core/player';

/**
 * Publishes the narrated moments of the player's episode while the story is followed; loaded at the first request.
 * @returns stops
 */
export function connectStory(player: Player): () => void {
  let stopClock = (): void => {};
  /** Id of the narrated episode; null before the first, and after its end. */
  let shownId: string | null = null;

  function follow(): void {
    const playback = player.playback.get();
    const episode = playback.status === 'empty' ? null : playback.episode;
    // Closing the player stops the following.
    if (!episode) return story.send('stop');
    if (episode.id === shownId) return;
    shownId = episode.id;
    stopClock();
    story.set(null);
    if (episode.pageUrl !== undefined) void start(episode.id, episode.pageUrl);
  }

  async function start(episodeId: string, pageUrl: string): Promise<void> {
    // `recit.json` is served beside the episode's page.
    const telling = await fetch(`${pageUrl}/recit.json`)
      .then((response) => (response.ok ? response.json().then(readTelling) : null))
      .catch(() => null);
    if (!telling || episodeId !== shownId) return;
    stopClock = startStoryClock(player, { episodeId, telling, schedule, onMoment: story.set });
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
