import { nextStart, toldAt, type Telling, type ToldMoment } from '@/lib/clock/told';
import type { Player } from '@/lib/player/core/player';
import type { Schedule } from '@/lib/player/core/recovery';

type Clocked = Pick<Player, 'playback' | 'playhead' | 'events' | 'position' | 'rate'>;

interface ToldClockOptions {
  readonly episodeId: string;
  readonly telling: Telling;
  readonly schedule: Schedule;
  /** Something else is told, or what is told is no longer, or is again, only passed through. */
  readonly onTold: (moment: ToldMoment | null, isPassing: boolean) => void;
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
export function startToldClock(
  player: Clocked,
  { episodeId, telling, schedule, onTold }: ToldClockOptions,
): () => void {
  let cancel = (): void => {};
  let told: ToldMoment | null = null;
  let wasPassing = false;

  function update(): void {
    cancel();
    const playback = player.playback.get();
    // Another episode has come: its own clock will be started.
    if (playback.status === 'empty' || playback.episode.id !== episodeId) return;
    const seconds = player.position();
    const moment = toldAt(telling, seconds);
    const next = nextStart(telling, seconds);
    const isPassing =
      moment !== null && playback.isPlaying && (next - moment.start) / player.rate() < PASSING;
    if (moment !== told || isPassing !== wasPassing) {
      told = moment;
      wasPassing = isPassing;
      onTold(moment, isPassing);
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
