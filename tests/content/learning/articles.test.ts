import { documentPath } from '@/lib/documents/address';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { loadArticle } from '@/lib/server/content/notices/articles';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { PAGES, PAGE_IDS } from '@/lib/site/pages';

const articles = [loadArticle('beliefs'), loadArticle('branches')];

/** Every address that an article may link to. */
const addresses = new Set<string>([
  ...PAGE_IDS.map((id) => PAGES[id].path),
  ...loadEpisodes().map(({ path }) => path),
  ...loadDocuments().map(({ slug }) => documentPath(slug)),
  ...loadTimeline().entries.map(({ id }) => `${PAGES.timeline.path}/${id}`),
  ...loadGenealogy().record.people.map(({ id }) => `${PAGES.tree.path}/${id}`),
]);

describe.each(articles)('the page « $title »', ({ lead, sections, related }) => {
  it('links to existing pages only', () => {
    expect(related.filter(({ href }) => !addresses.has(href.replace(/#.*/, '')))).toEqual([]);
  });

  it('states the positions of Sunnis and Shiites, and how its dates are known', () => {
    const names = sections
      .flatMap(({ sides = [] }) => sides.map(({ name }) => name))
      .join(', ');
    expect(names).toMatch(/Sunnites/);
    expect(names).toMatch(/Chiites/);
    expect(sections.some(({ title }) => /^Comment sait-on quand/.test(title))).toBe(true);
  });

  it('has a lead that search engines show whole', () => {
    expect(lead.length).toBeLessThanOrEqual(160);
  });
});
