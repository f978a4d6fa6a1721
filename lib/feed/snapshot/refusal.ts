import { isHtmlEntity } from '@/lib/feed/read/xml/htmlEntities';
import { partsOf } from '@/lib/feed/read/xml/pieces';
import type { FeedProblem } from '@/lib/feed/snapshot/problem';

/** Far more than ten thousand episodes have; outside items the parser needs some 350 bytes of memory for each. */
export const MAX_TAGS = 500_000;

/** Of characters by reference, as notes in escaped HTML have by the hundred; the parser copies its text for each. */
const MAX_REFERENCES = 1_000_000;

/** More than a document type ever takes before the root. */
const LONGEST_PROLOGUE = 100_000;

const ROOT = /<[a-z_]/i;

/** What '<!' begins, comments and CDATA apart, that is no document type; sax reads it in quadratic time. */
const FOREIGN = /<!(?!doctype)/i;

/**
 * Counts and looks, in time linear in the text's length: why it should not even be given to the parser, or null.
 * @param pieces Of the cleaned text.
 */
export function refusalOf(pieces: Iterable<string>): FeedProblem | null {
  let tags = 0;
  let references = 0;
  let prologue = '';
  let hasRoot = false;
  for (const { text, verbatim } of partsOf(pieces)) {
    tags += countOf('<', text);
    if (tags > MAX_TAGS) return { kind: 'too-many-tags', limit: MAX_TAGS };
    if (verbatim) continue;
    references += countOf('&', text);
    if (references > MAX_REFERENCES)
      return { kind: 'too-many-references', limit: MAX_REFERENCES };
    if (hasRoot) {
      if (FOREIGN.test(text)) return { kind: 'declaration' };
      continue;
    }
    const root = text.search(ROOT);
    if (prologue.length <= LONGEST_PROLOGUE) {
      prologue += root < 0 ? text : text.slice(0, root);
    }
    if (root < 0) continue;
    hasRoot = true;
    const refusal = beforeRoot(prologue, text.slice(root));
    if (refusal !== null) return refusal;
    // Declarations of a document type's own subset come before the root, and are the parser's to skip.
    if (FOREIGN.test(text.slice(root))) return { kind: 'declaration' };
  }
  return hasRoot ? null : { kind: 'empty' };
}

function beforeRoot(prologue: string, rest: string): FeedProblem | null {
  const isHtml = /^\s*<!doctype\s+html\b/i.test(prologue) || /^<html\b/i.test(rest);
  if (isHtml) return { kind: 'html' };
  const isTooLong = prologue.length > LONGEST_PROLOGUE;
  return isTooLong || declaresEntities(prologue) ? { kind: 'entities' } : null;
}

/** A declaration that only repeats a name which HTML already gives is harmless: it is never expanded. */
function declaresEntities(prologue: string): boolean {
  const declarations = [...prologue.matchAll(/<!ENTITY\s+(%|[^\s>]*)/gi)];
  return declarations.some(([, name = '']) => !isHtmlEntity(name));
}

function countOf(mark: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count += 1;
  return count;
}
