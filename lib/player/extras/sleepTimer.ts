import { chapterEnd, type Chapter } from '@/lib/player/extras/chapters';
import { createObservable, type Observable } from '@/lib/store';
import type { Player } from '@/lib/player/core/player';
import type { Schedule } from '@/lib/player/core/recovery';
import type { SleepDuration } from '@/lib/player/extras/sleepChoice';

export interface SleepTimer {
  readonly choice: Observable<SleepDuration>;
  readonly set: (choice: SleepDuration) => void;
  /** Returns the remaining seconds of playback at the current rate; null without a timer or a known end. */
  readonly left: () => number | null;
  /** Tells, when an episode has ended, whether the timer stops playback there; the timer is then cleared. */
  readonly consumeEnd: () => boolean;
  /** Subscribes to the player; returns a function that unsubscribes and clears the timer. */
  readonly connect: () => () => void;
}

export interface SleepTimerHost {
  /** Wall-clock time in milliseconds: timers are throttled in a hidden tab, the clock is not. */
  readonly now: () => number;
  readonly schedule: Schedule;
  readonly chapters: Observable<{ readonly chapters: readonly Chapter[] }>;
}

const FADE_SECONDS = 5;
const FADE_STEP_MS = 200;

/** In seconds: an advance of the playhead over the wall clock that counts as a seek. */
const JUMP_SECONDS = 2;

/** Creates the sleep timer, which pauses the player after a fade that leaves the listener's volume unchanged. */
export function createSleepTimer(
  player: Player,
  { now, schedule, chapters }: SleepTimerHost,
): SleepTimer {
  const choice = createObservable<SleepDuration>('off');
  let deadline = 0;
  let chapterStops = Number.POSITIVE_INFINITY;
  let last = { clock: 0, position: 0 };
  let cancel = (): void => {};

  const duration = (): number => player.playhead.get().duration;

  function left(): number | null {
    const chosen = choice.get();
    if (chosen === 'off') return null;
    if (typeof chosen === 'number') return Math.max(0, (deadline - now()) / 1000);
    const end = chosen === 'chapter' ? Math.min(chapterStops, duration()) : duration();
    if (end === 0) return null;
    return Math.max(0, (end - player.position()) / (player.rate() || 1));
  }

  /** Sets the target to the end of the current chapter, also after a seek to another one. */
  function aim(): void {
    last = { clock: now(), position: player.position() };
    chapterStops = chapterEnd(chapters.get().chapters, last.position);
  }

  function hasJumped(): boolean {
    const heard = player.position() - last.position;
    const elapsed = ((now() - last.clock) / 1000) * player.rate();
    return heard < 0 || heard > elapsed + JUMP_SECONDS;
  }

  /** Tells whether the timer runs to the end of the episode, which needs neither pause nor fade; see `consumeEnd`. */
  const endsByItself = (): boolean =>
    choice.get() === 'episode' || (choice.get() === 'chapter' && chapterStops >= duration());

  function check(): void {
    if (choice.get() === 'off') return;
    cancel();
    if (hasJumped()) aim();
    else last = { clock: now(), position: player.position() };
    const seconds = left();
    if (seconds === null || endsByItself()) return player.fade(1);
    if (seconds === 0) return stopPlayback();
    player.fade(seconds / FADE_SECONDS);
    cancel = schedule(check, Math.max(FADE_STEP_MS, (seconds - FADE_SECONDS) * 1000));
  }

  function stopPlayback(): void {
    const playback = player.playback.get();
    if (playback.status !== 'empty' && playback.isPlaying) player.toggle();
    rest();
  }

  /** Restores the volume once playback is silent. */
  function rest(): void {
    cancel();
    choice.set('off');
    cancel = schedule(() => player.fade(1), FADE_STEP_MS);
  }

  function set(next: SleepDuration): void {
    cancel();
    if (typeof next === 'number') deadline = now() + next * 60_000;
    aim();
    choice.set(next);
    if (next === 'off') player.fade(1);
    else check();
  }

  return {
    choice,
    set,
    left,
    consumeEnd() {
      const wanted = endsByItself();
      if (wanted) set('off');
      return wanted;
    },
    connect() {
      const stops = [
        player.playhead.subscribe(check),
        chapters.subscribe(() => {
          aim();
          check();
        }),
        player.events.subscribe((event) => {
          if (event === 'pause' && choice.get() !== 'off') rest();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
        set('off');
      };
    },
  };
}
