import { readFileSync } from 'node:fs';
import { joinPieces, splitClauses, toSymbols } from '@/scripts/narration/reading/phonemes';

describe('the symbols of the voice model', () => {
  it.each([
    ['join tied phonemes', 'd^ʒandal, mat^ʃ', 'ʤandal, maʧ'],
    ['drop [h], which the voice pronounces as a rough r', 'haʃim', 'aʃim'],
    ['have kh as [k]', 'χadid^ʒˈa', 'kadiʤˈa'],
    ['drop the marks of another language, with ties or without', '(^e^n)bˈadr(fr)', 'bˈadr'],
    ['drop the hyphens of unstressed words', 'le- ɡʁˈɔt', 'le ɡʁˈɔt'],
  ])('%s', (_, ipa, symbols) => {
    expect(toSymbols(ipa)).toBe(symbols);
  });

  it('are all in the vocabulary of the model', () => {
    const { vocab }: { vocab: Record<string, number> } = JSON.parse(
      readFileSync('scripts/narration/kokoro/vocab.json', 'utf8'),
    );
    // Symbols of espeak-ng’s French voice, and punctuation.
    const symbols = 'aɑbdeəɛfɡijklmnoøɔœpʁsʃtʤuvwyzʒɥɲŋ̃ː ˈˌ,;:.!?…—“”()ʧθð';
    expect([...symbols].filter((symbol) => vocab[symbol] === undefined)).toEqual([]);
  });
});

describe('the punctuation of a sentence', () => {
  const roundTrip = (text: string): string => joinPieces(splitClauses(text));

  it.each([
    [
      'is kept where the voice pauses',
      'Un ordre : va, puis viens',
      'Un ordre: va, puis viens.',
    ],
    ['replaces French quotation marks', 'Il dit : « Lis ».', 'Il dit: “Lis”.'],
    ['keeps numbers whole', 'Il y a 1,5 livre.', 'Il y a 1,5 livre.'],
    ['keeps abbreviations whole', 'Avant J.-C.-là', 'Avant J.-C.-là.'],
    ['keeps a question', 'Où ?', 'Où?'],
    ['adds a missing full stop', 'Badr', 'Badr.'],
  ])('%s', (_, symbols, expected) => {
    expect(roundTrip(symbols)).toBe(expected);
  });
});
