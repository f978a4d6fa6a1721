/** Conversion of sentences to Kokoro's symbols: espeak-ng’s phonemes with the punctuation kept. */
import { wordsIn } from '@/lib/episodes/transcript/words';
import { run } from '../../audio/ffmpeg';
import { spellOrdinals } from './ordinals';

export interface Phonemes {
  /** The whole sentence, with liaisons and punctuation. */
  readonly symbols: string;
  /** Each word alone, in order. */
  readonly words: readonly string[];
}

/** Punctuation followed by a space, a closing mark or the end; « 1,5 » and « J.-C. » stay whole. */
const MARK_PATTERN = /([,;:!?…—.]+(?=[\s»)]|$)|[«»()])/u;
const MARK_SYMBOLS: Readonly<Record<string, string>> = { '«': '“', '»': '”', '...': '…' };

const EDGE_MARKS = /^[«(]+|[»),;:!?….]+$/g;

/** Converts sentences to phonemes in two runs of espeak-ng, one for clauses and one for words. */
export function phonemesOf(
  sentences: readonly string[],
  pronounce: (text: string) => string,
): readonly Phonemes[] {
  // espeak-ng reads « 3 000 » digit by digit with a no-break space.
  const respell = (text: string): string =>
    pronounce(spellOrdinals(text)).replace(/[\u00a0\u202f]/g, ' ');
  const pieces = sentences.map((sentence) => splitClauses(respell(sentence)));
  const clauses = pieces.flat().filter(isClause);
  const wordTexts = sentences.map((text) =>
    wordsIn(text).map(({ start, end }) =>
      respell(text.slice(start, end)).replace(EDGE_MARKS, ''),
    ),
  );
  const symbolsByText = symbolsOfTexts([...new Set([...clauses, ...wordTexts.flat()])]);
  const symbolsOf = (text: string): string => symbolsByText.get(text) ?? '';
  return sentences.map((_, index) => ({
    symbols: joinPieces(
      (pieces[index] ?? []).map((piece) => (isClause(piece) ? symbolsOf(piece) : piece)),
    ),
    words: (wordTexts[index] ?? []).map(symbolsOf),
  }));
}

/** Splits a text into clauses and the marks between them. */
export const splitClauses = (text: string): readonly string[] => text.split(MARK_PATTERN);

const isClause = (piece: string): boolean => /[\p{L}\p{N}]/u.test(piece);

/** Joins clauses and marks as in Kokoro's training data: closing marks after a word, opening marks before a word. */
export function joinPieces(pieces: readonly string[]): string {
  let symbols = '';
  for (const piece of pieces.map((written) => written.trim())) {
    const mark = MARK_SYMBOLS[piece] ?? piece;
    if (mark === '') continue;
    if (isClause(mark) || /^[“(]/.test(mark))
      symbols += symbols === '' || /[“(]$/.test(symbols) ? mark : ` ${mark}`;
    else symbols += mark.at(0) ?? '';
  }
  return /[.!?…:;”]$/.test(symbols) ? symbols : `${symbols}.`;
}

/**
 * Looks up the symbols of each text. One run of espeak-ng writes a line per paragraph; a text that yields two lines is
 * run alone.
 */
export function symbolsOfTexts(texts: readonly string[]): ReadonlyMap<string, string> {
  const lines = linesOf(texts.map((text) => `${text.trim()}.\n\n`).join(''));
  const isAligned = lines.length === texts.length;
  return new Map(
    texts.map((text, index) => [
      text,
      toSymbols(isAligned ? (lines[index] ?? '') : linesOf(text).join(' ')),
    ]),
  );
}

const linesOf = (text: string): readonly string[] =>
  run('espeak-ng', ['-v', 'fr', '-q', '--ipa', '--tie=^', '--stdin'], text)
    .toString()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * Converts espeak-ng’s IPA to Kokoro’s symbols. [h] is dropped and kh, `χ`, becomes [k], since this voice makes a rough
 * r of both. Whisper base recognised « Kadija », « Calide », « Kaibar » for [k], « Il y a déjà », « Zialid », « Weibar
 * » for [χ], « Radija », « Rallid », « Raibar » for [x] and [ʁ]. Marks of another language, `(en)` or with ties
 * `(^e^n)`, would be read aloud.
 */
export const toSymbols = (ipa: string): string =>
  ipa
    .replace(/\(\^?[a-z](?:\^?[a-z-])*\)/g, '')
    .replace(/d\^ʒ/g, 'ʤ')
    .replace(/t\^ʃ/g, 'ʧ')
    .replace(/χ/g, 'k')
    .replace(/[\^\-_h]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
