import { story } from '@/components/story/storyStore';
import { readTelling } from '@/lib/clock/readTelling';
import { startStoryClock } from '@/lib/clock/storyClock';
import { schedule } from '@/components/ui/browser/schedule';
import type { Player } from '@/lib/player/core/player';

/**
 * Publishes the narrated moments of the player's episode while the story is followed; loaded when the story is first
 * followed.
 * @returns a function that stops the publication
 */
export function connectStory(player: Player): () => void {
  let stopClock = (): void => {};
  /** Id of the narrated episode; null before the first episode and after the publication. */
  let narratedId: string | null = null;

  function onPlayback(): void {
    const playback = player.playback.get();
    const episode = playback.status === 'empty' ? null : playback.episode;
    // A closed player ends the following.
    if (!episode) return story.send('stop');
    if (episode.id === narratedId) return;
    narratedId = episode.id;
    stopClock();
    story.set(null);
    if (episode.pageUrl !== undefined) void startClock(episode.id, episode.pageUrl);
  }

  async function startClock(episodeId: string, pageUrl: string): Promise<void> {
    // `recit.json` is served beside the episode's page.
    const telling = await fetch(`${pageUrl}/recit.json`)
      .then((response) => (response.ok ? response.json().then(readTelling) : null))
      .catch(() => null);
    if (!telling || episodeId !== narratedId) return;
    stopClock = startStoryClock(player, { episodeId, telling, schedule, onMoment: story.set });
  }

  const unsubscribers = [
    player.playback.subscribe(onPlayback),
    player.events.subscribe((event) => event === 'ended' && story.send('ended')),
  ];
  onPlayback();
  return () => {
    narratedId = null;
    for (const unsubscribe of unsubscribers) unsubscribe();
    stopClock();
  };
}
