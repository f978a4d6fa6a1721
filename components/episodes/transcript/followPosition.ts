import type { Player } from '@/lib/player/core/player';

/** Second before every start in an episode, whose cues start from 0. */
const BEFORE_FIRST_CUE = -1;

/**
 * Interval of polling, in milliseconds, once a start is less than `NEAR_MS` ahead: Firefox updates `currentTime` up to
 * 40 ms late.
 */
const POLL_MS = 10;
const NEAR_MS = 50;

/**
 * Calls a function at each change of the playhead and at each start of a cue, with `BEFORE_FIRST_CUE` while another
 * episode plays. The playhead changes each second; a timer fires at a start in between.
 * @param onPosition receives the current second and returns the next start
 * @returns removes the listeners
 */
export function followPosition(
  player: Player,
  episodeId: string,
  onPosition: (seconds: number) => number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    clearTimeout(timer);
    const playback = player.playback.get();
    const isCurrent = playback.status !== 'empty' && playback.episode.id === episodeId;
    const seconds = isCurrent ? player.position() : BEFORE_FIRST_CUE;
    const delay = (1000 * (onPosition(seconds) - seconds)) / player.rate();
    if (isCurrent && playback.isPlaying && delay < 1000)
      timer = setTimeout(update, delay < NEAR_MS ? Math.min(delay, POLL_MS) : delay);
  }

  const unsubscribers = [player.playback, player.playhead, player.events].map((source) =>
    source.subscribe(update),
  );
  update();
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
    clearTimeout(timer);
    onPosition(BEFORE_FIRST_CUE);
  };
}
