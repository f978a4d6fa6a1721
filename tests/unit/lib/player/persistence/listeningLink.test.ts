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

const listening = (fields: Partial<Listening> = {}): Listening => ({
  positions: [],
  sounds: 'now',
  rate: 1,
  queue: [],
  ...fields,
});
const position = (id: string, t: number, at = NOW) => ({
  ...{ id, audio: '/audio/x.mp3', title: id, t, at, duration: 337.4 },
});
const readBack = (original: Listening, sounds = 'now') =>
  parseListeningLink(formatListeningLink(original, OWN), OWN, sounds, NOW);

describe('a listening in a link', () => {
  it('restores the second, length and minute of each episode, the speed and the queue in order', () => {
    const listenings = fc.record({
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
    forAll(listenings, (original) => {
      const restored = readBack(original);
      expect(restored?.rate).toBe(original.rate);
      expect(restored?.sounds).toBe('now');
      expect(restored?.queue).toEqual(original.queue.map(({ id }) => id));
      expect(restored?.positions.map(({ id, t, at }) => [id, t, at])).toEqual(
        original.positions.map(({ id, t, at }) => [id, t, at]),
      );
      for (const { duration } of restored?.positions ?? []) expect(duration).toBe(337);
    });
  });

  it('is empty without a position in an own episode', () => {
    expect(formatListeningLink(listening(), OWN)).toBe('');
    const feedListening = listening({ positions: [position('venu-du-flux', 5)] });
    expect(formatListeningLink(feedListening, OWN)).toBe('');
  });

  it('has no identifier of sounds when its positions are in other sounds', () => {
    const original = listening({ positions: [position('badr', 5)] });
    expect(readBack(original, 'since')?.sounds).toBe('');
  });

  it('replaces a future time by the present', () => {
    const original = listening({ positions: [position('badr', 5, NOW + 9 * MINUTE)] });
    expect(readBack(original)?.positions[0]?.at).toBe(NOW);
  });

  it('needs at most thirteen characters per episode', () => {
    const original = listening({ positions: [...OWN].map((id) => position(id, 300)) });
    expect(formatListeningLink(original, OWN).length).toBeLessThanOrEqual(8 + 13 * OWN.size);
  });

  it('is refused without its end, and read without an exception whatever its characters', () => {
    const link = formatListeningLink(listening({ positions: [position('badr', 5)] }), OWN);
    for (let length = 0; length < link.length; length += 1)
      expect(parseListeningLink(link.slice(0, length), OWN, 'now', NOW)).toBeNull();
    forAll(fc.string(), (text) => void parseListeningLink(`A${text}`, OWN, 'now', NOW));
  });
});
