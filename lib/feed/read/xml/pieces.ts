/** Bytes that are decoded, or characters that are changed, at once. */
export const PIECE = 65_536;

/** No reference that means anything, no pair of them and no opener of markup is longer than this. */
const LONGEST_MARK = 64;

/** The second of two references that stand for one character (U+DC00 to U+DFFF) stays beside the first. */
const LOW_SURROGATE = /^&#(?:x0*d[c-f]|0*5[67])/i;

/**
 * Cuts a text into pieces that end neither inside a reference or an opener of markup nor just after a '<', so that
 * each can be read alone. A text is handled in pieces because the whole of it, two bytes a character, is the
 * largest thing that reading a feed could need, and because a built-in that collects millions of matches at once
 * can neither be interrupted nor be kept within a thread's memory.
 */
export function* safePieces(pieces: Iterable<string>): Generator<string> {
  let held = '';
  for (const piece of pieces) {
    const text = held + piece;
    const end = safeEnd(text);
    held = text.slice(end);
    if (end > 0) yield text.slice(0, end);
  }
  if (held !== '') yield held;
}

/** The end of the text, or the place of the first mark shortly before it that can be cut off. */
function safeEnd(text: string): number {
  for (let at = Math.max(0, text.length - LONGEST_MARK); at < text.length; at++) {
    const character = text[at];
    if (character === '<') return at;
    if (character === '&' && !LOW_SURROGATE.test(text.slice(at, at + 12))) return at;
  }
  return text.length;
}

/** A run of the text, and whether it is one of those whose inside is no markup. */
export interface Part {
  readonly text: string;
  /** True for CDATA sections, comments and instructions, with what opens and closes them. */
  readonly verbatim: boolean;
}

const OPENER = /<!\[CDATA\[|<!--|<\?/i;

/** Splits safe pieces into markup with its text, and what must stay as it is. Linear in the text's length. */
export function* partsOf(pieces: Iterable<string>): Generator<Part> {
  let closer: string | null = null;
  let held = '';
  for (const piece of pieces) {
    let text: string = held + piece;
    held = '';
    while (text !== '') {
      if (closer === null) {
        const opener = OPENER.exec(text);
        const end = opener?.index ?? text.length;
        if (end > 0) yield { text: text.slice(0, end), verbatim: false };
        if (opener === null) break;
        yield { text: opener[0], verbatim: true };
        closer = closerOf(opener[0]);
        text = text.slice(end + opener[0].length);
        continue;
      }
      const at = text.indexOf(closer);
      // Its closer may have been cut in two.
      const end = at < 0 ? Math.max(0, text.length - closer.length + 1) : at + closer.length;
      if (end > 0) yield { text: text.slice(0, end), verbatim: true };
      text = text.slice(end);
      if (at >= 0) closer = null;
      else {
        held = text;
        break;
      }
    }
  }
  if (held !== '') yield { text: held, verbatim: true };
}

function closerOf(opener: string): string {
  if (opener === '<!--') return '-->';
  return opener === '<?' ? '?>' : ']]>';
}
