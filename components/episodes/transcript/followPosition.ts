import type { Player } from '@/lib/player/core/player';

/** Before the first second of any episode. */
const BEFORE_EVERYTHING = -1;

/**
 * Tells where an episode is whenever something begins in it, and `BEFORE_EVERYTHING` while another one sounds. The
 * player tells every second; what begins between two of them is waited for.
 * @param follow is given the second that sounds, and returns the one at which the next thing begins
 * @returns the way to stop
 */
export function followPosition(
  player: Player,
  episodeId: string,
  follow: (seconds: number) => number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    clearTimeout(timer);
    const playback = player.playback.get();
    const isHere = playback.status !== 'empty' && playback.episode.id === episodeId;
    const seconds = isHere ? player.position() : BEFORE_EVERYTHING;
    const wait = (1000 * (follow(seconds) - seconds)) / player.rate();
    if (isHere && playback.isPlaying && wait < 1000) timer = setTimeout(update, wait);
  }

  const stops = [player.playback, player.playhead, player.events].map((source) =>
    source.subscribe(update),
  );
  update();
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    follow(BEFORE_EVERYTHING);
  };
}
