import 'server-only';
import { contentReport } from '@/lib/content/decode';
import { linkContent, type Content } from '@/lib/server/content/link/content';
import { readOnce, type Kept } from '@/lib/server/content/readOnce';
import { readRecords } from '@/lib/server/content/records';

declare global {
  /** Next bundles a module once per kind of route: what weighs megabytes must be one for the whole process. */
  var chroniquesContent: Kept<Content> | undefined;
}

const keptByProcess = (): Kept<Content> => (globalThis.chroniquesContent ??= new Map());

/**
 * Reads `content/` and what belongs to it in `public/`, once.
 * @throws Error with one report of everything that is wrong: file, field and what was expected, a line each.
 */
export const loadContent = readOnce((): Content => {
  const problems: string[] = [];
  const content = linkContent(readRecords(problems), problems);
  if (content === null || problems.length > 0) throw new Error(contentReport(problems));
  return content;
}, keptByProcess);

/** Says in French all that is wrong in `content/` and in what belongs to it in `public/`, a sentence each. */
export function checkContent(): readonly string[] {
  const problems: string[] = [];
  linkContent(readRecords(problems), problems);
  return problems;
}
