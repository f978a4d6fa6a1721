import { Parser } from 'xml2js';
import { isHtmlEntity } from '@/lib/feed/htmlEntities';
import { usualPrefixes } from '@/lib/feed/namespaces';
import type { FeedProblem } from '@/lib/feed/problem';
import { cleanXml, repairXml } from '@/lib/feed/repair';
import { asNode, TEXT_KEY, type XmlNode } from '@/lib/feed/xmlNode';
import { failure, success, type Result } from '@/lib/result';

export interface ParsedXml {
  /** The document: an element whose only child is the root. */
  readonly document: XmlNode;
  /** The text that was parsed, cleaned, and repaired if it had to be. */
  readonly xml: string;
  readonly repaired: boolean;
}

/** Parses strictly; when that fails, repairs the text once and parses strictly again. */
export async function parseXml(source: string): Promise<Result<ParsedXml, FeedProblem>> {
  const xml = cleanXml(source);
  if (!/<[a-z_]/i.test(xml)) return failure({ kind: 'empty' });
  if (/^\s*<(?:!doctype\s+)?html\b/i.test(xml)) return failure({ kind: 'html' });
  if (declaresEntities(xml)) return failure({ kind: 'entities' });
  const first = await parseStrictly(xml);
  if (first.ok) return success({ document: first.value, xml, repaired: false });
  const repaired = repairXml(xml);
  const second = await parseStrictly(repaired);
  return second.ok
    ? success({ document: second.value, xml: repaired, repaired: true })
    : second;
}

/** A declaration that only repeats a name which HTML already gives is harmless: it is never expanded. */
function declaresEntities(xml: string): boolean {
  const prologue = xml.slice(0, xml.search(/<[a-z_]/i));
  const declarations = [...prologue.matchAll(/<!ENTITY\s+(%|[^\s>]*)/gi)];
  return declarations.some(([, name = '']) => !isHtmlEntity(name));
}

/** A parser serves one text only: after an error its state is undefined. */
async function parseStrictly(xml: string): Promise<Result<XmlNode, FeedProblem>> {
  const parser = new Parser({
    strict: true,
    xmlns: false,
    explicitArray: true,
    charkey: TEXT_KEY,
    explicitRoot: true,
    normalizeTags: true,
    tagNameProcessors: [usualPrefixes(xml)],
    attrNameProcessors: [(name: string) => name.toLowerCase()],
  });
  try {
    const parsed: unknown = await parser.parseStringPromise(xml);
    const node = asNode(parsed);
    return node === null ? failure({ kind: 'empty' }) : success(node);
  } catch (error) {
    const [detail = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return failure({ kind: 'malformed', detail });
  }
}
