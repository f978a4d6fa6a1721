import { readFileSync } from 'node:fs';
import { joinPieces, splitClauses, toSymbols } from '@/scripts/narration/reading/phonemes';

describe('the symbols', () => {
  it.each([
    ['join what a tie joins', 'd^ʒandal, mat^ʃ', 'ʤandal, maʧ'],
    ['drop [h], which this voice says as a rough r', 'haʃim', 'aʃim'],
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
    const written = 'aɑbdeəɛfɡijklmnoøɔœpʁsʃtʤuvwyzʒɥɲŋ̃ː ˈˌ,;:.!?…—“”()ʧθð';
    expect([...written].filter((symbol) => vocab[symbol] === undefined)).toEqual([]);
  });
});

describe('the punctuation', () => {
  const roundTrip = (text: string): string => joinPieces(splitClauses(text));

  it.each([
    ['stays where a pause is heard', 'Un ordre : va, puis viens', 'Un ordre: va, puis viens.'],
    ['turns the French quotation marks', 'Il dit : « Lis ».', 'Il dit: “Lis”.'],
    ['keeps numbers whole', 'Il y a 1,5 livre.', 'Il y a 1,5 livre.'],
    ['keeps abbreviations whole', 'Avant J.-C.-là', 'Avant J.-C.-là.'],
    ['keeps a question', 'Où ?', 'Où?'],
    ['closes what is left open', 'Badr', 'Badr.'],
  ])('%s', (_, written, expected) => {
    expect(roundTrip(written)).toBe(expected);
  });
});
