import type { Player } from '@/lib/player/core/player';

/** Earlier than every start in an episode. */
const BEFORE_EVERYTHING = -1;

/** In milliseconds: the longest timer shortly before a start. Firefox updates `currentTime` up to 40 ms late. */
const POLL_MS = 10;
const NEAR_MS = 50;

/**
 * Calls a function whenever a cue of an episode begins, with `BEFORE_EVERYTHING` while another episode plays. The
 * playhead updates each second; a timer waits for a start in between.
 * @param follow receives the current second and returns the next start
 * @returns removes the listeners
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
    if (isHere && playback.isPlaying && wait < 1000)
      timer = setTimeout(update, wait < NEAR_MS ? Math.min(wait, POLL_MS) : wait);
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
