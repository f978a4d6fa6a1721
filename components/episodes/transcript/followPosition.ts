import type { Player } from '@/lib/player/core/player';

/** Second before the first cue of every episode: cues start at 0 or later. */
const BEFORE_FIRST_CUE = -1;

/**
 * Time before a start, in milliseconds, from which the position is read in every frame: Firefox updates `currentTime` up
 * to 40 ms late, and a timer fires late on a busy machine.
 */
const FRAME_WITHIN_MS = 100;
/** Time before a start, in milliseconds, from which a timer is set: changes of the playhead may be more than 1 s apart. */
const TIMER_WITHIN_MS = 2000;

/**
 * Calls a function at each change of the playhead and at each start of a cue, with `BEFORE_FIRST_CUE` while another
 * episode plays. The playhead changes each second; between two changes, a timer fires before a start, after which each
 * frame reads the position.
 * @param onPosition receives the current second and returns the next start
 * @returns a function that removes the listeners
 */
export function followPosition(
  player: Player,
  episodeId: string,
  onPosition: (seconds: number) => number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  function cancel(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  }

  function update(): void {
    cancel();
    const playback = player.playback.get();
    const isCurrent = playback.status !== 'empty' && playback.episode.id === episodeId;
    const seconds = isCurrent ? player.position() : BEFORE_FIRST_CUE;
    const delay = (1000 * (onPosition(seconds) - seconds)) / player.rate();
    if (isCurrent && playback.isPlaying)
      if (delay < FRAME_WITHIN_MS) frame = requestAnimationFrame(update);
      else if (delay < TIMER_WITHIN_MS) timer = setTimeout(update, delay - FRAME_WITHIN_MS);
  }

  const unsubscribers = [player.playback, player.playhead, player.events].map((observable) =>
    observable.subscribe(update),
  );
  update();
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
    cancel();
    onPosition(BEFORE_FIRST_CUE);
  };
}
