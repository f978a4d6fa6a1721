import { chapterEnd, type Chapter } from '@/lib/player/extras/chapters';
import { createStore, type ReadableStore } from '@/lib/store';
import type { Player } from '@/lib/player/core/player';
import type { Schedule } from '@/lib/player/core/recovery';
import type { SleepDuration } from '@/lib/player/extras/sleepChoice';

export interface SleepTimer {
  readonly choice: ReadableStore<SleepDuration>;
  readonly set: (choice: SleepDuration) => void;
  /** Returns the remaining seconds of playback at the current rate; null without a timer or a known end. */
  readonly left: () => number | null;
  /** Tells, at the end of an episode, whether the timer stops playback, and clears such a timer. */
  readonly consumeEnd: () => boolean;
  /** Subscribes to the player; returns a function that unsubscribes and clears the timer. */
  readonly connect: () => () => void;
}

export interface SleepTimerHost {
  /** Wall-clock time in milliseconds: timers are throttled in a hidden tab, the clock is not. */
  readonly now: () => number;
  readonly schedule: Schedule;
  readonly chapters: ReadableStore<{ readonly chapters: readonly Chapter[] }>;
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
  const choice = createStore<SleepDuration>('off');
  let deadline = 0;
  let chapterEndSeconds = Number.POSITIVE_INFINITY;
  let lastCheck = { clock: 0, position: 0 };
  let cancelTimer = (): void => {};

  const duration = (): number => player.playhead.get().duration;

  function secondsLeft(): number | null {
    const sleepDuration = choice.get();
    if (sleepDuration === 'off') return null;
    if (typeof sleepDuration === 'number') return Math.max(0, (deadline - now()) / 1000);
    const end =
      sleepDuration === 'chapter' ? Math.min(chapterEndSeconds, duration()) : duration();
    if (end === 0) return null;
    return Math.max(0, (end - player.position()) / (player.rate() || 1));
  }

  /** Sets the target to the end of the current chapter, also after a seek to another chapter. */
  function updateChapterEnd(): void {
    lastCheck = { clock: now(), position: player.position() };
    chapterEndSeconds = chapterEnd(chapters.get().chapters, lastCheck.position);
  }

  function hasJumped(): boolean {
    const playedSeconds = player.position() - lastCheck.position;
    const elapsedSeconds = ((now() - lastCheck.clock) / 1000) * player.rate();
    return playedSeconds < 0 || playedSeconds > elapsedSeconds + JUMP_SECONDS;
  }

  /** Tells whether the timer runs to the end of the episode, which needs neither pause nor fade; see `consumeEnd`. */
  const endsWithEpisode = (): boolean =>
    choice.get() === 'episode' ||
    (choice.get() === 'chapter' && chapterEndSeconds >= duration());

  function check(): void {
    if (choice.get() === 'off') return;
    cancelTimer();
    if (hasJumped()) updateChapterEnd();
    else lastCheck = { clock: now(), position: player.position() };
    const seconds = secondsLeft();
    if (seconds === null || endsWithEpisode()) return player.fade(1);
    if (seconds === 0) return stopPlayback();
    player.fade(seconds / FADE_SECONDS);
    cancelTimer = schedule(check, Math.max(FADE_STEP_MS, (seconds - FADE_SECONDS) * 1000));
  }

  function stopPlayback(): void {
    const playback = player.playback.get();
    if (playback.status !== 'empty' && playback.isPlaying) player.toggle();
    clearTimer();
  }

  /** Restores the volume once playback is silent. */
  function clearTimer(): void {
    cancelTimer();
    choice.set('off');
    cancelTimer = schedule(() => player.fade(1), FADE_STEP_MS);
  }

  function set(newChoice: SleepDuration): void {
    cancelTimer();
    if (typeof newChoice === 'number') deadline = now() + newChoice * 60_000;
    updateChapterEnd();
    choice.set(newChoice);
    if (newChoice === 'off') player.fade(1);
    else check();
  }

  return {
    choice,
    set,
    left: secondsLeft,
    consumeEnd() {
      const isEnd = endsWithEpisode();
      if (isEnd) set('off');
      return isEnd;
    },
    connect() {
      const unsubscribers = [
        player.playhead.subscribe(check),
        chapters.subscribe(() => {
          updateChapterEnd();
          check();
        }),
        player.events.subscribe((event) => {
          if (event === 'pause' && choice.get() !== 'off') clearTimer();
        }),
      ];
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe();
        set('off');
      };
    },
  };
}
