/** @jest-environment node */
import fc from 'fast-check';
import { formatExchange, mergeExchange } from '@/lib/exchange/file';
import type { ExchangePart } from '@/lib/exchange/part';
import { mergedWords } from '@/lib/exchange/words';
import { failure, success } from '@/lib/result';
import { forAll } from '@/tests/fixtures/runners/property';

/** Creates a part that keeps a set of texts. */
function partOf(key: string, ...initialTexts: readonly string[]) {
  const texts = new Set(initialTexts);
  const part: ExchangePart = {
    key,
    name: `vos ${key}`,
    read: () => (texts.size > 0 ? [...texts] : null),
    merge(value) {
      if (!Array.isArray(value)) return failure('damaged');
      const newTexts = value.filter((text: string) => !texts.has(text));
      for (const text of newTexts) texts.add(text);
      return success(newTexts.length);
    },
    additions: (count) => `${count} ${key}`,
    erase: () => texts.clear(),
  };
  return { part, texts };
}

/** Merges a file's text into parts, and returns the message of the result, or the kind of error. */
const mergeMessage = (text: string, ...parts: readonly ExchangePart[]): string => {
  const merged = mergeExchange(text, parts);
  return merged.ok ? mergedWords(merged.value) : merged.error;
};

describe('the exchanged file', () => {
  it('copies every part of a browser to another browser, and merges nothing twice', () => {
    const [notes, cards] = [partOf('notes', 'x', 'y'), partOf('cartes', 'z')];
    const file = formatExchange([notes.part, cards.part, partOf('rien').part]);
    expect(JSON.parse(file).parts).toEqual({ notes: ['x', 'y'], cartes: ['z'] });
    const [otherNotes, otherCards] = [partOf('notes', 'x'), partOf('cartes')];
    expect(mergeMessage(file, otherNotes.part, otherCards.part)).toBe(
      'Réunis aux vôtres\u00a0: 1 notes et 1 cartes. Rien n’a été perdu ici.',
    );
    expect([...otherNotes.texts]).toEqual(['x', 'y']);
    expect(mergeMessage(file, otherNotes.part, otherCards.part)).toBe(
      'Tout était déjà ici\u00a0: rien n’a changé.',
    );
  });

  it('is the review alone in the format before 27 November 2026', () => {
    const review = { format: 'chroniques-revision', version: 1, events: [] };
    const mergedValues: unknown[] = [];
    const part: ExchangePart = {
      ...partOf('revision').part,
      merge: (value) => (mergedValues.push(value), success(2)),
    };
    expect(mergeExchange(JSON.stringify(review), [part]).ok).toBe(true);
    expect(mergedValues).toEqual([review]);
  });

  it('says which part cannot be read, and merges the others', () => {
    const { part, texts } = partOf('notes');
    const file = formatExchange([
      partOf('notes', 'x').part,
      { ...partOf('cartes').part, read: () => 'abîmé' },
    ]);
    expect(mergeMessage(file, part, partOf('cartes').part)).toMatch(
      /\(vos cartes\) ne se lit pas/,
    );
    expect([...texts]).toEqual(['x']);
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
    const { part, texts } = partOf('notes', 'x');
    expect(mergeExchange(text, [part])).toEqual({ ok: false, error });
    expect([...texts]).toEqual(['x']);
  });

  it('is refused without an exception, whatever its text', () => {
    forAll(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(mergeExchange(text, [partOf('notes').part]).ok).toBe(false);
    });
  });
});
