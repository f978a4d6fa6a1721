/** Size of a piece: bytes to decode or characters to transform at once. */
export const PIECE = 65_536;

/** In characters: longer than any valid reference, pair of references or start of markup. */
const MAX_MARK_LENGTH = 64;

/** The second reference of a surrogate pair (U+DC00 to U+DFFF), which must stay beside the first. */
const LOW_SURROGATE = /^&#(?:x0*d[c-f]|0*5[67])/i;

/**
 * Cuts a text into pieces that end neither within a reference or a start of markup nor after a '<', so that each can be
 * transformed alone. Pieces bound the memory (a whole text takes two bytes a character) and the time: a built-in that
 * collects millions of matches cannot be interrupted.
 */
export function* safePieces(pieces: Iterable<string>): Generator<string> {
  let rest = '';
  for (const piece of pieces) {
    const text = rest + piece;
    const end = safeEnd(text);
    rest = text.slice(end);
    if (end > 0) yield text.slice(0, end);
  }
  if (rest !== '') yield rest;
}

/** Returns the end of the text, or the position of the first markup or reference near the end that may be cut. */
function safeEnd(text: string): number {
  for (let index = Math.max(0, text.length - MAX_MARK_LENGTH); index < text.length; index++) {
    const character = text[index];
    if (character === '<') return index;
    if (character === '&' && !LOW_SURROGATE.test(text.slice(index, index + 12))) return index;
  }
  return text.length;
}

/** A run of text, verbatim or not. */
export interface Part {
  readonly text: string;
  /** True for CDATA sections, comments and processing instructions, delimiters included. */
  readonly verbatim: boolean;
}

const SECTION_START = /<!\[CDATA\[|<!--|<\?/i;

/** Splits safe pieces into markup with its text, and verbatim sections. Linear in the text's length. */
export function* partsOf(pieces: Iterable<string>): Generator<Part> {
  let closer: string | null = null;
  let rest = '';
  for (const piece of pieces) {
    let text: string = rest + piece;
    rest = '';
    while (text !== '') {
      if (closer === null) {
        const opener = SECTION_START.exec(text);
        const end = opener?.index ?? text.length;
        if (end > 0) yield { text: text.slice(0, end), verbatim: false };
        if (opener === null) break;
        yield { text: opener[0], verbatim: true };
        closer = closerOf(opener[0]);
        text = text.slice(end + opener[0].length);
        continue;
      }
      const closerIndex = text.indexOf(closer);
      // The closing delimiter may be cut between two pieces.
      const end =
        closerIndex < 0
          ? Math.max(0, text.length - closer.length + 1)
          : closerIndex + closer.length;
      if (end > 0) yield { text: text.slice(0, end), verbatim: true };
      text = text.slice(end);
      if (closerIndex >= 0) closer = null;
      else {
        rest = text;
        break;
      }
    }
  }
  if (rest !== '') yield { text: rest, verbatim: true };
}

function closerOf(opener: string): string {
  if (opener === '<!--') return '-->';
  return opener === '<?' ? '?>' : ']]>';
}
