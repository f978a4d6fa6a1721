import fc from 'fast-check';
import { readTelling } from '@/lib/clock/readTelling';
import {
  nextStart,
  narratedMomentAt,
  type Telling,
  type NarratedMoment,
} from '@/lib/clock/narration';
import { startStoryClock } from '@/lib/clock/storyClock';
import { tellingOf } from '@/lib/episodes/telling/telling';
import { createObservable, createSignal } from '@/lib/store';
import type { PlayerEvent } from '@/lib/player/core/playerEvent';
import { AT_START, type Playback } from '@/lib/player/core/playback';
import { anEpisode } from '@/tests/fixtures/episode';
import { loadContent } from '@/lib/server/content/loadContent';
import { forAll } from '@/tests/fixtures/runners/property';

const { episodes } = loadContent();
const [episode = anEpisode()] = episodes.filter(({ transcript }) => transcript.end !== null);
const telling: Telling = tellingOf(episode);

/** Finds the narrated moment at a second by a linear search. */
const slowly = (seconds: number): NarratedMoment | null =>
  telling.moments.findLast(({ start }) => start <= seconds + 0.05) ?? null;

/** Creates a player with a controllable position and a clock of its own. */
function aPlayer() {
  let [second, rate, now] = [0, 1, 0];
  let timers: { readonly at: number; readonly task: () => void }[] = [];
  const playing: Playback = {
    ...{ status: 'playing', isPlaying: true, isTimingExact: true, seekRefused: false },
    ...{ volume: 1, muted: false, volumeSettable: true },
    ...{ episode: episode.playable, duration: episode.seconds },
  };
  const playback = createObservable<Playback>(playing);
  const playhead = createObservable(AT_START);
  const events = createSignal<PlayerEvent>();
  return {
    player: { playback, playhead, events, position: () => second, rate: () => rate },
    schedule(task: () => void, milliseconds: number) {
      const timer = { at: now + milliseconds, task };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    },
    count: () => timers.length,
    seek(to: number) {
      second = to;
      events.emit('moved');
    },
    setRate(to: number) {
      rate = to;
      events.emit('moved');
    },
    pause: () => playback.set({ ...playing, status: 'paused', isPlaying: false }),
    /** Advances the playback; only the clock's own timers run. */
    listen(seconds: number) {
      const end = now + (seconds / rate) * 1000;
      for (;;) {
        const next = timers.toSorted((a, b) => a.at - b.at)[0];
        const at = Math.min(end, next?.at ?? end);
        second += ((at - now) / 1000) * rate;
        now = at;
        if (!next || next.at > end) return;
        timers = timers.filter((one) => one !== next);
        next.task();
      }
    },
  };
}

/**
 * Lists the narrated moments with their starts, and the seconds at which the clock notified them; a second notice of one
 * moment says only that it became passing, or no longer is.
 */
const startsOf = (
  heard: readonly { readonly moment: NarratedMoment | null; readonly at: number }[],
) =>
  heard.flatMap(({ moment, at }, index) =>
    moment && moment !== heard[index - 1]?.moment ? [{ start: moment.start, at }] : [],
  );

function follow() {
  const sound = aPlayer();
  const heard: { readonly moment: NarratedMoment | null; readonly at: number }[] = [];
  const stop = startStoryClock(sound.player, {
    episodeId: episode.playable.id,
    telling,
    schedule: sound.schedule,
    onMoment: (moment) => heard.push({ moment, at: sound.player.position() }),
  });
  return { sound, heard, stop, last: () => heard.at(-1)?.moment ?? null };
}

describe('the narrated moment', () => {
  it('is a function of the second alone', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: episode.seconds, noNaN: true }), (second) => {
        expect(narratedMomentAt(telling, second)).toBe(slowly(second));
      }),
      { numRuns: 200 },
    );
  });

  it('changes next where another moment begins', () => {
    forAll(fc.double({ min: 0, max: episode.seconds, noNaN: true }), (second) => {
      const next = nextStart(telling, second);
      expect(narratedMomentAt(telling, next - 0.06)).toBe(narratedMomentAt(telling, second));
      if (Number.isFinite(next))
        expect(narratedMomentAt(telling, next)).not.toBe(narratedMomentAt(telling, second));
    });
  });

  it('is decoded as the site writes it, and nothing else is', () => {
    expect(readTelling(JSON.parse(JSON.stringify(telling)))).toEqual(telling);
    for (const wrong of [null, [], {}, { moments: [{}] }, { moments: 1 }])
      expect(readTelling(wrong)).toBeNull();
  });
});

describe('the clock', () => {
  it('gives after 200 seeks anywhere the moment of uninterrupted listening', () => {
    const { sound, last } = follow();
    fc.assert(
      fc.property(fc.double({ min: 0, max: episode.seconds, noNaN: true }), (second) => {
        sound.seek(second);
        expect(last()).toBe(slowly(second));
        expect(sound.count()).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });

  it.each([1, 1.5, 2])('is at most 100 ms late at speed %d, and never early', (rate) => {
    const { sound, heard } = follow();
    sound.setRate(rate);
    // Updates of the playhead reset the timer when the next moment is far.
    for (let second = 0; second < episode.seconds; second += 1) {
      sound.listen(1);
      sound.player.playhead.set({ ...AT_START, currentTime: second });
    }
    const starts = startsOf(heard);
    expect(starts).toHaveLength(telling.moments.length);
    for (const { start, at } of starts) {
      expect(at).toBeGreaterThanOrEqual(start - 0.06);
      expect((at - start) / rate).toBeLessThanOrEqual(0.1);
    }
  });

  it('is neither early nor more than 100 ms late when the speed changes on the way to a moment', () => {
    const { sound, heard } = follow();
    const rates = [2, 1, 1.5, 0.5];
    for (let step = 0; sound.player.position() < episode.seconds - 2; step += 1) {
      sound.setRate(rates[step % rates.length] ?? 1);
      sound.listen(0.7);
    }
    const starts = startsOf(heard);
    expect(starts.length).toBeGreaterThan(10);
    for (const { start, at } of starts) {
      expect(at).toBeGreaterThanOrEqual(start - 0.06);
      expect((at - start) / 0.5).toBeLessThanOrEqual(0.1);
    }
  });

  it('leaves no old timer after a seek out of a moment into a gap', () => {
    const { sound, heard } = follow();
    const silent = telling.moments.at(-1)?.start ?? 0;
    sound.seek((telling.moments[2]?.start ?? 0) - 1);
    sound.seek(silent + 1);
    expect(sound.count()).toBe(0);
    const count = heard.length;
    sound.listen(20);
    expect(heard).toHaveLength(count);
  });

  it('plays ten minutes without notifying twice', () => {
    const { sound, heard } = follow();
    for (let second = 0; second < 600; second += 1) {
      sound.listen(1);
      sound.player.playhead.set({ ...AT_START, currentTime: second });
    }
    const moments = heard.map(({ moment }) => moment);
    expect(new Set(moments).size).toBe(moments.length);
  });

  it('marks a moment of two seconds as passing, but not a paused one', () => {
    const start = telling.moments[1]?.start ?? 0;
    const few = telling.moments.slice(0, 4);
    const moments = few.map((moment, index) => ({
      ...moment,
      start: index === 0 ? moment.start : start + index * 0.9,
    }));
    const sound = aPlayer();
    const passed: boolean[] = [];
    const stop = startStoryClock(sound.player, {
      episodeId: episode.playable.id,
      telling: { moments },
      schedule: sound.schedule,
      onMoment: (_, isPassing) => passed.push(isPassing),
    });
    sound.seek(start);
    sound.listen(10);
    expect(passed).toEqual([false, true, true, false]);
    sound.seek(start + 1);
    sound.pause();
    expect(passed).toEqual([false, true, true, false, true, false]);
    stop();
  });

  it('has no timer while the sound is paused, and none, nor a listener, once it is stopped', () => {
    const { sound, heard, stop } = follow();
    sound.pause();
    expect(sound.count()).toBe(0);
    stop();
    const count = heard.length;
    sound.seek(episode.seconds / 2);
    expect(sound.count()).toBe(0);
    expect(heard).toHaveLength(count);
  });
});
