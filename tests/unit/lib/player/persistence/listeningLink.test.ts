/** @jest-environment node */
import fc from 'fast-check';
import type { Listening } from '@/lib/player/persistence/listening';
import {
  formatListeningLink,
  parseListeningLink,
} from '@/lib/player/persistence/listeningLink';
import { badr, medine } from '@/tests/unit/lib/player/setUp';
import { forAll } from '@/tests/fixtures/runners/property';

const MINUTE = 60_000;
const NOW = 30_000_000 * MINUTE;
const OWN = new Set(['badr', 'medine', 'hegire']);

const listening = (part: Partial<Listening> = {}): Listening => ({
  positions: [],
  sounds: 'now',
  rate: 1,
  queue: [],
  ...part,
});
const position = (id: string, t: number, at = NOW) => ({
  ...{ id, audio: '/audio/x.mp3', title: id, t, at, duration: 337.4 },
});
const there = (one: Listening, sounds = 'now') =>
  parseListeningLink(formatListeningLink(one, OWN), OWN, sounds, NOW);

describe('a listening in a link', () => {
  it('carries second, length and minute of each episode, the speed and the queue in order', () => {
    const drawn = fc.record({
      positions: fc
        .uniqueArray(fc.constantFrom('badr', 'medine', 'hegire'))
        .chain((ids) =>
          fc.tuple(
            ...ids.map((id) =>
              fc
                .tuple(
                  fc.integer({ min: 0, max: 9000 }),
                  fc.integer({ min: 0, max: 30_000_000 }),
                )
                .map(([t, minutes]) => position(id, t, minutes * MINUTE)),
            ),
          ),
        ),
      sounds: fc.constant('now'),
      rate: fc.constantFrom(0.75, 1.25, 2),
      queue: fc.subarray([badr, medine]),
    });
    forAll(drawn, (one) => {
      const read = there(one);
      expect(read?.rate).toBe(one.rate);
      expect(read?.sounds).toBe('now');
      expect(read?.queue).toEqual(one.queue.map(({ id }) => id));
      expect(read?.positions.map(({ id, t, at }) => [id, t, at])).toEqual(
        one.positions.map(({ id, t, at }) => [id, t, at]),
      );
      for (const { duration } of read?.positions ?? []) expect(duration).toBe(337);
    });
  });

  it('is empty without anything of the site’s episodes', () => {
    expect(formatListeningLink(listening(), OWN)).toBe('');
    const elsewhere = listening({ positions: [position('venu-du-flux', 5)] });
    expect(formatListeningLink(elsewhere, OWN)).toBe('');
  });

  it('says that its positions are of other sounds', () => {
    const one = listening({ positions: [position('badr', 5)] });
    expect(there(one, 'since')?.sounds).toBe('');
  });

  it('takes a time of the future for now', () => {
    const one = listening({ positions: [position('badr', 5, NOW + 9 * MINUTE)] });
    expect(there(one)?.positions[0]?.at).toBe(NOW);
  });

  it('takes some twelve characters an episode', () => {
    const one = listening({ positions: [...OWN].map((id) => position(id, 300)) });
    expect(formatListeningLink(one, OWN).length).toBeLessThanOrEqual(8 + 13 * OWN.size);
  });

  it('that has lost its end is refused, and whatever it is it never throws', () => {
    const whole = formatListeningLink(listening({ positions: [position('badr', 5)] }), OWN);
    for (let length = 0; length < whole.length; length += 1)
      expect(parseListeningLink(whole.slice(0, length), OWN, 'now', NOW)).toBeNull();
    forAll(fc.string(), (text) => void parseListeningLink(`A${text}`, OWN, 'now', NOW));
  });
});
