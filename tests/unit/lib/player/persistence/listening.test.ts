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
const listening = (fields: Partial<Listening> = {}): Listening => ({
  positions: [],
  sounds: 'now',
  rate: 1,
  queue: [],
  ...fields,
});

const listenings: fc.Arbitrary<Listening> = fc.record({
  positions: fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 50 })), {
      selector: ([id]) => id,
    })
    .map((pairs) => pairs.map(([id, at]) => position(id, at)).toSorted((a, b) => b.at - a.at)),
  sounds: fc.constant('now'),
  rate: fc.constantFrom(1, 1.25, 2),
  queue: fc.subarray([badr, medine]),
});

describe('the listening of another device', () => {
  it('is merged with the latest position of each episode and every queued episode, and once only', () => {
    fc.assert(
      fc.property(listenings, listenings, (ours, theirs) => {
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

  it('has the same merged positions, whichever device merges', () => {
    fc.assert(
      fc.property(listenings, listenings, (a, b) => {
        const mergedPositions = (mine: Listening, theirs: Listening) =>
          new Map(mergeListening(mine, theirs).positions.map(({ id, at }) => [id, at]));
        expect(mergedPositions(a, b)).toEqual(mergedPositions(b, a));
      }),
      runs(500),
    );
  });

  it('sets the speed only where this device has the default speed', () => {
    expect(mergeListening(listening(), listening({ rate: 1.5 })).rate).toBe(1.5);
    expect(mergeListening(listening({ rate: 1.25 }), listening({ rate: 1.5 })).rate).toBe(1.25);
  });

  it('has no identifier of sounds after a merge of positions in other sounds', () => {
    const theirs = listening({ sounds: 'before', positions: [position('a', 3)] });
    expect(mergeListening(listening(), theirs).sounds).toBe('');
    expect(mergeListening(listening(), listening({ sounds: 'before' })).sounds).toBe('now');
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(listenings, (value) =>
        expect(
          decodeListening(JSON.parse(JSON.stringify(listeningValue(value))), 1000),
        ).toEqual(value),
      ),
    );
  });

  it.each([
    ['javascript:alert(1)', undefined],
    ['//ailleurs.example/x', undefined],
    [undefined, 'javascript:alert(1)'],
  ])('omits a queued episode whose page is %p and audio %p', (pageUrl, audioUrl) => {
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
