/** @jest-environment node */
import fc from 'fast-check';
import { formatExchange, mergeExchange } from '@/lib/exchange/file';
import type { ExchangePart } from '@/lib/exchange/part';
import { mergedWords } from '@/lib/exchange/words';
import { failure, success } from '@/lib/result';
import { forAll } from '@/tests/fixtures/runners/property';

/** Creates a part that keeps a set of texts. */
function partOf(key: string, ...texts: readonly string[]) {
  const own = new Set(texts);
  const part: ExchangePart = {
    key,
    name: `vos ${key}`,
    read: () => (own.size > 0 ? [...own] : null),
    merge(value) {
      if (!Array.isArray(value)) return failure('damaged');
      const fresh = value.filter((text: string) => !own.has(text));
      for (const text of fresh) own.add(text);
      return success(fresh.length);
    },
    additions: (count) => `${count} ${key}`,
    erase: () => own.clear(),
  };
  return { part, own };
}

/** Merges a file's text into parts, and returns the message of the result, or the kind of error. */
const mergeMessage = (text: string, ...parts: readonly ExchangePart[]): string => {
  const merged = mergeExchange(text, parts);
  return merged.ok ? mergedWords(merged.value) : merged.error;
};

describe('the exchanged file', () => {
  it('carries every part that the browser has to another one, and nothing twice', () => {
    const [a, b] = [partOf('notes', 'x', 'y'), partOf('cartes', 'z')];
    const file = formatExchange([a.part, b.part, partOf('rien').part]);
    expect(JSON.parse(file).parts).toEqual({ notes: ['x', 'y'], cartes: ['z'] });
    const [there, other] = [partOf('notes', 'x'), partOf('cartes')];
    expect(mergeMessage(file, there.part, other.part)).toBe(
      'Réunis aux vôtres\u00a0: 1 notes et 1 cartes. Rien n’a été perdu ici.',
    );
    expect([...there.own]).toEqual(['x', 'y']);
    expect(mergeMessage(file, there.part, other.part)).toBe(
      'Tout était déjà ici\u00a0: rien n’a changé.',
    );
  });

  it('of before 27 November 2026 is the review alone', () => {
    const review = { format: 'chroniques-revision', version: 1, events: [] };
    const seen: unknown[] = [];
    const part: ExchangePart = {
      ...partOf('revision').part,
      merge: (value) => (seen.push(value), success(2)),
    };
    expect(mergeExchange(JSON.stringify(review), [part]).ok).toBe(true);
    expect(seen).toEqual([review]);
  });

  it('says which part cannot be read, and merges the others', () => {
    const { part, own } = partOf('notes');
    const file = formatExchange([
      partOf('notes', 'x').part,
      { ...partOf('cartes').part, read: () => 'abîmé' },
    ]);
    expect(mergeMessage(file, part, partOf('cartes').part)).toMatch(
      /\(vos cartes\) ne se lit pas/,
    );
    expect([...own]).toEqual(['x']);
  });

  it('says that a part is of a newer version of the site', () => {
    const file = formatExchange([partOf('notes', 'x').part, partOf('avenir', 'y').part]);
    expect(mergeMessage(file, partOf('notes').part)).toMatch(/version plus récente du site/);
  });

  it.each([
    ['damaged', ''],
    ['damaged', '[1,2]'],
    ['damaged', '{"format":"chroniques-appareil","version":1}'],
    ['damaged', '{"format":"chroniques-appareil","version":1,"parts":{"notes":7}}'],
    ['newer', '{"format":"chroniques-appareil","version":2,"parts":{"notes":[]}}'],
    ['too long', ' '.repeat(5_000_000)],
  ])('is refused as %s, and changes nothing', (error, text) => {
    const { part, own } = partOf('notes', 'x');
    expect(mergeExchange(text, [part])).toEqual({ ok: false, error });
    expect([...own]).toEqual(['x']);
  });

  it('never throws, whatever it is', () => {
    forAll(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(mergeExchange(text, [partOf('notes').part]).ok).toBe(false);
    });
  });
});
