import { isHtmlEntity } from '@/lib/feed/read/xml/htmlEntities';
import { partsOf } from '@/lib/feed/read/xml/pieces';
import type { FeedProblem } from '@/lib/feed/snapshot/problem';

/** Largest number of tags, far above ten thousand episodes; the parser takes some 350 bytes for each outside items. */
export const MAX_TAGS = 500_000;

/** Largest number of character references; escaped HTML notes have hundreds. The parser copies its text for each. */
const MAX_REFERENCES = 1_000_000;

/** In characters: longer than any document type before the root. */
const MAX_PROLOGUE_LENGTH = 100_000;

const ROOT = /<[a-z_]/i;

/** A declaration other than a document type, comment or CDATA section, which sax reads in quadratic time. */
const FOREIGN_DECLARATION = /<!(?!doctype)/i;

/**
 * Checks the limits of a feed before parsing, in linear time; returns the violated limit, or null.
 * @param pieces of the cleaned text
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
      if (FOREIGN_DECLARATION.test(text)) return { kind: 'declaration' };
      continue;
    }
    const root = text.search(ROOT);
    if (prologue.length <= MAX_PROLOGUE_LENGTH) {
      prologue += root < 0 ? text : text.slice(0, root);
    }
    if (root < 0) continue;
    hasRoot = true;
    const refusal = refuseHead(prologue, text.slice(root));
    if (refusal !== null) return refusal;
    // Declarations of the internal subset precede the root, and the parser skips them.
    if (FOREIGN_DECLARATION.test(text.slice(root))) return { kind: 'declaration' };
  }
  return hasRoot ? null : { kind: 'empty' };
}

function refuseHead(prologue: string, rootText: string): FeedProblem | null {
  const isHtml = /^\s*<!doctype\s+html\b/i.test(prologue) || /^<html\b/i.test(rootText);
  if (isHtml) return { kind: 'html' };
  const isTooLong = prologue.length > MAX_PROLOGUE_LENGTH;
  return isTooLong || declaresEntities(prologue) ? { kind: 'entities' } : null;
}

/** Tells whether a document type declares entities other than HTML's, whose declarations are not expanded. */
function declaresEntities(prologue: string): boolean {
  const declarations = [...prologue.matchAll(/<!ENTITY\s+(%|[^\s>]*)/gi)];
  return declarations.some(([, name = '']) => !isHtmlEntity(name));
}

function countOf(character: string, text: string): number {
  let count = 0;
  for (
    let index = text.indexOf(character);
    index >= 0;
    index = text.indexOf(character, index + 1)
  )
    count += 1;
  return count;
}
