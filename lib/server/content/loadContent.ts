import 'server-only';
import { contentReport } from '@/lib/content/decode';
import { linkContent, type Content } from '@/lib/server/content/link/content';
import { readOnce, type ValueMap } from '@/lib/server/content/readOnce';
import { readRecords } from '@/lib/server/content/records';

declare global {
  /**
   * Stored on `globalThis`: Next bundles a module once per kind of route, and content of megabytes must exist once per
   * process.
   */
  var chroniquesContent: ValueMap<Content> | undefined;
}

const mapOfProcess = (): ValueMap<Content> => (globalThis.chroniquesContent ??= new Map());

/**
 * Reads `content/` and its files in `public/`, once.
 * @throws Error with one report of all problems, each on a line: file, field and expected value.
 */
export const loadContent = readOnce((): Content => {
  const problems: string[] = [];
  const content = linkContent(readRecords(problems), problems);
  if (content === null || problems.length > 0) throw new Error(contentReport(problems));
  return content;
}, mapOfProcess);

/** Lists all problems of `content/` and of its files in `public/`, each a French sentence. */
export function checkContent(): readonly string[] {
  const problems: string[] = [];
  linkContent(readRecords(problems), problems);
  return problems;
}
