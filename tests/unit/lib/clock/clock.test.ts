import fc from 'fast-check';
import { readTelling } from '@/lib/clock/readTelling';
import {
  nextStart,
  narratedPassageAt,
  type Telling,
  type NarratedPassage,
} from '@/lib/clock/narration';
import { startStoryClock } from '@/lib/clock/storyClock';
import { tellingOf } from '@/lib/episodes/telling/telling';
import { createStore, createEmitter } from '@/lib/store';
import type { PlayerEvent } from '@/lib/player/core/playerEvent';
import { EMPTY_PLAYHEAD, type Playback } from '@/lib/player/core/playback';
import { anEpisode } from '@/tests/fixtures/episode';
import { loadContent } from '@/lib/server/content/loadContent';
import { forAll } from '@/tests/fixtures/runners/property';

const { episodes } = loadContent();
const [episode = anEpisode()] = episodes.filter(({ transcript }) => transcript.end !== null);
const telling: Telling = tellingOf(episode);

/** Finds the narrated moment at a second by a linear search. */
const narratedMomentBySearch = (seconds: number): NarratedPassage | null =>
  telling.moments.findLast(({ start }) => start <= seconds + 0.05) ?? null;
const momentAt = (seconds: number) => narratedPassageAt(telling, seconds);

/** Creates a player with a controllable position and controllable timers. */
function aPlayer() {
  let [second, rate, now] = [0, 1, 0];
  let timers: { readonly at: number; readonly task: () => void }[] = [];
  const playing: Playback = {
    ...{ status: 'playing', isPlaying: true, isTimingExact: true, seekRefused: false },
    ...{ volume: 1, muted: false, volumeSettable: true },
    ...{ episode: episode.playable, duration: episode.seconds },
  };
  const playback = createStore<Playback>(playing);
  const playhead = createStore(EMPTY_PLAYHEAD);
  const events = createEmitter<PlayerEvent>();
  return {
    player: { playback, playhead, events, position: () => second, rate: () => rate },
    schedule(task: () => void, milliseconds: number) {
      const timer = { at: now + milliseconds, task };
      timers.push(timer);
      return () => void (timers = timers.filter((pending) => pending !== timer));
    },
    count: () => timers.length,
    seek(target: number) {
      second = target;
      events.emit('moved');
    },
    setRate(value: number) {
      rate = value;
      events.emit('moved');
    },
    pause: () => playback.set({ ...playing, status: 'paused', isPlaying: false }),
    /** Advances the playback; only the clock's own timers run. */
    listen(seconds: number) {
      const end = now + (seconds / rate) * 1000;
      for (;;) {
        const nextTimer = timers.toSorted((a, b) => a.at - b.at)[0];
        const at = Math.min(end, nextTimer?.at ?? end);
        second += ((at - now) / 1000) * rate;
        now = at;
        if (!nextTimer || nextTimer.at > end) return;
        timers = timers.filter((timer) => timer !== nextTimer);
        nextTimer.task();
      }
    },
  };
}

/**
 * Lists the starts of the narrated moments, with the seconds at which the clock notified them. A repeated notification
 * of a moment, which reports a change of `isPassing`, is skipped.
 */
const startsOf = (
  notifications: readonly { readonly moment: NarratedPassage | null; readonly at: number }[],
) =>
  notifications.flatMap(({ moment, at }, index) =>
    moment && moment !== notifications[index - 1]?.moment ? [{ start: moment.start, at }] : [],
  );

function startClock() {
  const sound = aPlayer();
  const notifications: { readonly moment: NarratedPassage | null; readonly at: number }[] = [];
  const stop = startStoryClock(sound.player, {
    episodeId: episode.playable.id,
    telling,
    schedule: sound.schedule,
    onMoment: (moment) => notifications.push({ moment, at: sound.player.position() }),
  });
  return { sound, notifications, stop, lastMoment: () => notifications.at(-1)?.moment ?? null };
}

describe('the narrated moment', () => {
  it('is a function of the second alone', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: episode.seconds, noNaN: true }), (second) => {
        expect(momentAt(second)).toBe(narratedMomentBySearch(second));
      }),
      { numRuns: 200 },
    );
  });

  it('changes next where another moment begins', () => {
    forAll(fc.double({ min: 0, max: episode.seconds, noNaN: true }), (second) => {
      const nextSecond = nextStart(telling, second);
      expect(momentAt(nextSecond - 0.06)).toBe(momentAt(second));
      if (Number.isFinite(nextSecond)) expect(momentAt(nextSecond)).not.toBe(momentAt(second));
    });
  });

  it('is decoded as the site writes it, and another value is refused', () => {
    expect(readTelling(JSON.parse(JSON.stringify(telling)))).toEqual(telling);
    for (const wrong of [null, [], {}, { moments: [{}] }, { moments: 1 }])
      expect(readTelling(wrong)).toBeNull();
  });
});

describe('the clock', () => {
  it('gives the moment at the second after each of 200 seeks', () => {
    const { sound, lastMoment } = startClock();
    fc.assert(
      fc.property(fc.double({ min: 0, max: episode.seconds, noNaN: true }), (second) => {
        sound.seek(second);
        expect(lastMoment()).toBe(narratedMomentBySearch(second));
        expect(sound.count()).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });

  it.each([1, 1.5, 2])('is at most 100 ms late at speed %d, and never early', (rate) => {
    const { sound, notifications } = startClock();
    sound.setRate(rate);
    // Updates of the playhead reset the timer when the next moment is far.
    for (let second = 0; second < episode.seconds; second += 1) {
      sound.listen(1);
      sound.player.playhead.set({ ...EMPTY_PLAYHEAD, currentTime: second });
    }
    const starts = startsOf(notifications);
    expect(starts).toHaveLength(telling.moments.length);
    for (const { start, at } of starts) {
      expect(at).toBeGreaterThanOrEqual(start - 0.06);
      expect((at - start) / rate).toBeLessThanOrEqual(0.1);
    }
  });

  it('is neither early nor more than 100 ms late when the speed changes before a moment', () => {
    const { sound, notifications } = startClock();
    const rates = [2, 1, 1.5, 0.5];
    for (let step = 0; sound.player.position() < episode.seconds - 2; step += 1) {
      sound.setRate(rates[step % rates.length] ?? 1);
      sound.listen(0.7);
    }
    const starts = startsOf(notifications);
    expect(starts.length).toBeGreaterThan(10);
    for (const { start, at } of starts) {
      expect(at).toBeGreaterThanOrEqual(start - 0.06);
      expect((at - start) / 0.5).toBeLessThanOrEqual(0.1);
    }
  });

  it('leaves no old timer after a seek out of a moment into a gap', () => {
    const { sound, notifications } = startClock();
    const lastStart = telling.moments.at(-1)?.start ?? 0;
    sound.seek((telling.moments[2]?.start ?? 0) - 1);
    sound.seek(lastStart + 1);
    expect(sound.count()).toBe(0);
    const count = notifications.length;
    sound.listen(20);
    expect(notifications).toHaveLength(count);
  });

  it('plays ten minutes without notifying twice', () => {
    const { sound, notifications } = startClock();
    for (let second = 0; second < 600; second += 1) {
      sound.listen(1);
      sound.player.playhead.set({ ...EMPTY_PLAYHEAD, currentTime: second });
    }
    const moments = notifications.map(({ moment }) => moment);
    expect(new Set(moments).size).toBe(moments.length);
  });

  it('marks a moment of less than two seconds as passing, unless it is paused', () => {
    const start = telling.moments[1]?.start ?? 0;
    const firstMoments = telling.moments.slice(0, 4);
    const moments = firstMoments.map((moment, index) => ({
      ...moment,
      start: index === 0 ? moment.start : start + index * 0.9,
    }));
    const sound = aPlayer();
    const passingStates: boolean[] = [];
    const stop = startStoryClock(sound.player, {
      episodeId: episode.playable.id,
      telling: { moments },
      schedule: sound.schedule,
      onMoment: (_, isPassing) => passingStates.push(isPassing),
    });
    sound.seek(start);
    sound.listen(10);
    expect(passingStates).toEqual([false, true, true, false]);
    sound.seek(start + 1);
    sound.pause();
    expect(passingStates).toEqual([false, true, true, false, true, false]);
    stop();
  });

  it('has no timer while the player is paused, and neither timer nor listener once stopped', () => {
    const { sound, notifications, stop } = startClock();
    sound.pause();
    expect(sound.count()).toBe(0);
    stop();
    const count = notifications.length;
    sound.seek(episode.seconds / 2);
    expect(sound.count()).toBe(0);
    expect(notifications).toHaveLength(count);
  });
});
