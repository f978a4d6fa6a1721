import { escapeXml } from '@/lib/text/escapeXml';
import { startAtFoundWord } from '@/lib/search/foundWord';
import { GROUP_NAMES } from '@/lib/search/siteIndex';
import type { SearchAnswer } from '@/lib/search/siteSearch';

/** Placeholder of the results within the page's `<noscript>`. */
export const RESULTS_PLACE = '<div data-reponses=""></div>';

/** Largest number of results written per group. */
const MAX_RESULTS = 40;

/** Writes the results of a search as plain HTML links. */
export function writeResults(typed: string, { groups, count, sought }: SearchAnswer): string {
  const status =
    count === 0
      ? `Rien ne répond à « ${typed} ».`
      : `${count} réponse${count > 1 ? 's' : ''} pour « ${typed} »`;
  const lists = groups.map(({ group, items }) => {
    const links = items
      .slice(0, MAX_RESULTS)
      .map((item) => startAtFoundWord(item, sought))
      .map(
        ({ path, title, detail }) =>
          `<li><a href="${escapeXml(path)}">${escapeXml(title)}</a> <span>${escapeXml(detail)}</span></li>`,
      );
    return `<h2>${escapeXml(GROUP_NAMES[group])}</h2><ul>${links.join('')}</ul>`;
  });
  return `<p role="status">${escapeXml(status)}</p>${lists.join('')}`;
}
