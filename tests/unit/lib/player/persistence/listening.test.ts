/** @jest-environment node */
import fc from 'fast-check';
import {
  countAdded,
  decodeListening,
  listeningValue,
  mergeListening,
  type Listening,
} from '@/lib/player/persistence/listening';
import { runs } from '@/tests/fixtures/runners/runs';
import { badr, medine } from '@/tests/unit/lib/player/setUp';

const position = (id: string, at: number, t = at) => ({
  ...{ id, audio: `/audio/${id}.mp3`, title: id, t, at, duration: 600 },
});
const listening = (part: Partial<Listening> = {}): Listening => ({
  positions: [],
  sounds: 'now',
  rate: 1,
  queue: [],
  ...part,
});

const drawn: fc.Arbitrary<Listening> = fc.record({
  positions: fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 50 })), {
      selector: ([id]) => id,
    })
    .map((pairs) =>
      pairs.map(([id, at]) => position(id, at)).toSorted((one, other) => other.at - one.at),
    ),
  sounds: fc.constant('now'),
  rate: fc.constantFrom(1, 1.25, 2),
  queue: fc.subarray([badr, medine]),
});

describe('the listening of another device', () => {
  it('is merged without a loss: each episode at its latest second, every queued episode, nothing twice', () => {
    fc.assert(
      fc.property(drawn, drawn, (ours, theirs) => {
        const merged = mergeListening(ours, theirs);
        expect(mergeListening(merged, theirs)).toEqual(merged);
        expect(countAdded(merged, mergeListening(merged, theirs))).toBe(0);
        const latest = new Map<string, number>();
        for (const { id, at } of [...ours.positions, ...theirs.positions])
          latest.set(id, Math.max(at, latest.get(id) ?? 0));
        expect(new Map(merged.positions.map(({ id, at }) => [id, at]))).toEqual(latest);
        const queued = new Set([...ours.queue, ...theirs.queue].map(({ id }) => id));
        expect(new Set(merged.queue.map(({ id }) => id))).toEqual(queued);
        expect(merged.queue.slice(0, ours.queue.length)).toEqual(ours.queue);
      }),
      runs(500),
    );
  });

  it('gives its positions from either side alike', () => {
    fc.assert(
      fc.property(drawn, drawn, (a, b) => {
        const of = (one: Listening, other: Listening) =>
          new Map(mergeListening(one, other).positions.map(({ id, at }) => [id, at]));
        expect(of(a, b)).toEqual(of(b, a));
      }),
      runs(500),
    );
  });

  it('sets the speed only where none was chosen', () => {
    expect(mergeListening(listening(), listening({ rate: 1.5 })).rate).toBe(1.5);
    expect(mergeListening(listening({ rate: 1.25 }), listening({ rate: 1.5 })).rate).toBe(1.25);
  });

  it('of other sounds is converted at the next visit', () => {
    const theirs = listening({ sounds: 'before', positions: [position('a', 3)] });
    expect(mergeListening(listening(), theirs).sounds).toBe('');
    expect(mergeListening(listening(), listening({ sounds: 'before' })).sounds).toBe('now');
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(drawn, (one) =>
        expect(decodeListening(JSON.parse(JSON.stringify(listeningValue(one))), 1000)).toEqual(
          one,
        ),
      ),
    );
  });

  it.each([
    ['javascript:alert(1)', undefined],
    ['//ailleurs.example/x', undefined],
    [undefined, 'javascript:alert(1)'],
  ])('loses a queued episode whose page is %p and sound %p', (pageUrl, audioUrl) => {
    const hostile = { ...badr, ...(pageUrl && { pageUrl }), ...(audioUrl && { audioUrl }) };
    const value = listeningValue(listening({ queue: [hostile, medine] }));
    expect(decodeListening(value, 1000)).toMatchObject({ queue: [{ id: 'medine' }] });
  });

  it.each([
    [null, 'damaged'],
    [{ format: 'chroniques-ecoute', version: 2 }, 'newer'],
  ])('that is %j is refused as %p', (value, error) => {
    expect(decodeListening(value, 1000)).toBe(error);
  });
});
