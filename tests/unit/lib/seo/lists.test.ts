import { breadcrumbList } from '@/lib/seo/graph/breadcrumbs';
import { itemList, toolList } from '@/lib/seo/graph/itemList';
import { loadTools } from '@/lib/server/content/tools';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

const origin = 'https://site.example';

describe('the breadcrumbs of a page', () => {
  it('lead from the home page to the page itself, by absolute addresses', () => {
    const breadcrumbs = breadcrumbsTo('quiz');
    expect(breadcrumbList(breadcrumbs, origin).itemListElement).toEqual([
      expect.objectContaining({ position: 1, name: 'Accueil', item: { '@id': origin } }),
      expect.objectContaining({
        position: 2,
        name: 'Outils',
        item: { '@id': `${origin}/outils` },
      }),
      expect.objectContaining({
        position: 3,
        name: 'Quizz',
        item: { '@id': `${origin}/outils/quizz` },
      }),
    ]);
  });
});

describe('a list of pages', () => {
  const pages = [
    { name: 'Badr', path: '/badr' },
    { name: 'Uhud', path: '/uhud' },
  ];

  it('has positions from 1, and the number of its items', () => {
    expect(itemList(pages, { id: `${origin}/#liste`, origin })).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: `${origin}/badr` },
        { position: 2, url: `${origin}/uhud` },
      ],
    });
  });

  it('counts an item without a page in its positions', () => {
    const list = itemList([null, ...pages], { id: `${origin}/#liste`, origin });
    expect(list).toMatchObject({
      numberOfItems: 3,
      itemListElement: [
        { position: 2, url: `${origin}/badr` },
        { position: 3, url: `${origin}/uhud` },
      ],
    });
  });

  it('continues its positions on its next page', () => {
    const list = itemList(pages, { id: `${origin}/#liste`, origin, before: 24, total: 26 });
    expect(list).toMatchObject({
      numberOfItems: 26,
      itemListElement: [{ position: 25 }, { position: 26 }],
    });
  });
});

it('the catalogue has an address only for available tools', () => {
  const { itemListElement } = toolList(loadTools(), { id: `${origin}/#outils`, origin });
  const items = [itemListElement].flat().map((entry) => Reflect.get(Object(entry), 'item'));
  expect(items).toHaveLength(loadTools().length);
  expect(items.filter((item) => item.url !== undefined).map((item) => item.name)).toEqual(
    loadTools()
      .filter(({ comingSoon }) => !comingSoon)
      .map(({ title }) => title),
  );
});
