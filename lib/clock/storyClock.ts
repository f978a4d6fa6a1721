import {
  nextStart,
  narratedMomentAt,
  type Telling,
  type NarratedMoment,
} from '@/lib/clock/narration';
import type { Player } from '@/lib/player/core/player';
import type { Schedule } from '@/lib/player/core/recovery';

type Clocked = Pick<Player, 'playback' | 'playhead' | 'events' | 'position' | 'rate'>;

interface StoryClockOptions {
  readonly episodeId: string;
  readonly telling: Telling;
  readonly schedule: Schedule;
  /** Something else is told, or what is told is no longer, or is again, only passed through. */
  readonly onMoment: (moment: NarratedMoment | null, isPassing: boolean) => void;
}

/** The longest wait, in seconds: a clock that runs away from the sound is set right at least this often. */
const LONGEST = 30;
/** What is over sooner than this while it plays, in seconds of the listener, is passed through: no view moves there. */
const PASSING = 2;

/**
 * Tells what an episode tells of, by the sound's own clock: a timer waits for the next moment at the speed of the sound,
 * and what it finds when it fires is read anew. A seek, a change of speed and each step of the playhead set it again.
 * @returns the way to stop, which leaves no timer and no listener
 */
export function startStoryClock(
  player: Clocked,
  { episodeId, telling, schedule, onMoment }: StoryClockOptions,
): () => void {
  let cancel = (): void => {};
  let lastMoment: NarratedMoment | null = null;
  let wasPassing = false;

  function update(): void {
    cancel();
    const playback = player.playback.get();
    // Another episode has come: its own clock will be started.
    if (playback.status === 'empty' || playback.episode.id !== episodeId) return;
    const seconds = player.position();
    const moment = narratedMomentAt(telling, seconds);
    const next = nextStart(telling, seconds);
    const isPassing =
      moment !== null && playback.isPlaying && (next - moment.start) / player.rate() < PASSING;
    if (moment !== lastMoment || isPassing !== wasPassing) {
      lastMoment = moment;
      wasPassing = isPassing;
      onMoment(moment, isPassing);
    }
    const wait = (next - seconds) / player.rate();
    if (playback.isPlaying && wait < LONGEST) cancel = schedule(update, wait * 1000);
  }

  const stops = [player.playback, player.playhead, player.events].map((source) =>
    source.subscribe(update),
  );
  update();
  return () => {
    for (const stop of stops) stop();
    cancel();
  };
}
