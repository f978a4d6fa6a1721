import {
  nextStart,
  narratedPassageAt,
  type Telling,
  type NarratedPassage,
} from '@/lib/clock/narration';
import type { Player } from '@/lib/player/core/player';
import type { Schedule } from '@/lib/player/core/recovery';

type ClockPlayer = Pick<Player, 'playback' | 'playhead' | 'events' | 'position' | 'rate'>;

interface StoryClockOptions {
  readonly episodeId: string;
  readonly telling: Telling;
  readonly schedule: Schedule;
  /** Reacts to a change of the narrated moment; a passing moment is too short for a view to move. */
  readonly onMoment: (moment: NarratedPassage | null, isPassing: boolean) => void;
}

/** In seconds: the longest timer, which bounds the drift from the audio's clock. */
const MAX_WAIT_SECONDS = 30;
/** In seconds of listening: views do not move to a shorter moment. */
const PASSING_SECONDS = 2;

/**
 * Starts the clock of the narrated moment, driven by the audio: a timer waits for the next moment at the playback rate,
 * then reads the position again. A seek, a change of rate and each step of the playhead reset the timer.
 * @returns a function that removes timer and listeners
 */
export function startStoryClock(
  player: ClockPlayer,
  { episodeId, telling, schedule, onMoment }: StoryClockOptions,
): () => void {
  let cancelTimer = (): void => {};
  let lastMoment: NarratedPassage | null = null;
  let wasPassing = false;

  function update(): void {
    cancelTimer();
    const playback = player.playback.get();
    // A newly loaded episode has a clock of its own.
    if (playback.status === 'empty' || playback.episode.id !== episodeId) return;
    const seconds = player.position();
    const moment = narratedPassageAt(telling, seconds);
    const nextMomentStart = nextStart(telling, seconds);
    const isPassing =
      moment !== null &&
      playback.isPlaying &&
      (nextMomentStart - moment.start) / player.rate() < PASSING_SECONDS;
    if (moment !== lastMoment || isPassing !== wasPassing) {
      lastMoment = moment;
      wasPassing = isPassing;
      onMoment(moment, isPassing);
    }
    const waitSeconds = (nextMomentStart - seconds) / player.rate();
    if (playback.isPlaying && waitSeconds < MAX_WAIT_SECONDS)
      cancelTimer = schedule(update, waitSeconds * 1000);
  }

  const unsubscribers = [player.playback, player.playhead, player.events].map((observable) =>
    observable.subscribe(update),
  );
  update();
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
    cancelTimer();
  };
}
