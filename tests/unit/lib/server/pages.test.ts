import type * as v from 'valibot';
import { decodeContent } from '@/lib/content/decode';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { loadAboutPage, loadContactPage, loadShopPage } from '@/lib/server/content/site';
import { AboutSchema } from '@/lib/site/about';
import { bibliographyOf } from '@/lib/site/bibliography';
import { ContactSchema } from '@/lib/site/contact';
import { mailtoAddress } from '@/lib/site/link';
import { ShopSchema } from '@/lib/site/shop';

const about = loadAboutPage();
const contact = loadContactPage();
const shop = loadShopPage();

describe('the owner’s texts of the three pages', () => {
  it('name the six levels of certainty in their order', () => {
    expect(about.method.levels.map(({ kind }) => kind)).toEqual([
      'established',
      'accepted',
      'tradition',
      'legendary',
      'disputed',
      'conventional',
    ]);
  });

  it('list every reference of episodes and maps once, as ancient or modern by its author and its date', () => {
    const entities = [
      ...loadEpisodes(),
      ...mapIds().flatMap((id) => loadMap(id).record.places),
    ];
    const references = entities.flatMap(({ sources }) => sources);
    const { ancient, modern } = bibliographyOf(references, about.sources.ancientAuthors);
    const listedWorks = [...ancient, ...modern].flatMap(({ name, works }) =>
      works.map(({ title }) => `${name}, ${title}`),
    );
    expect(new Set(listedWorks)).toEqual(
      new Set(references.map(({ author, title }) => `${author}, ${title}`)),
    );
    expect(listedWorks).toHaveLength(new Set(listedWorks).size);
    const datedByCentury = references.filter(({ year }) => year?.endsWith('siècle'));
    const ancientNames = new Set([
      ...about.sources.ancientAuthors,
      ...datedByCentury.map(({ author }) => author),
    ]);
    expect(modern.map(({ name }) => name).filter((name) => ancientNames.has(name))).toEqual([]);
    expect(ancient.map(({ name }) => name).filter((name) => !ancientNames.has(name))).toEqual(
      [],
    );
  });

  it('answer each question once', () => {
    const questions = contact.questions.items.map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('give neither a price nor a year on the shop page', () => {
    expect(JSON.stringify(shop)).not.toMatch(/€|euro|20\d\d/);
  });
});

/** Expects a changed page to be refused, with a French message, for a field. */
function expectRefused<S extends v.GenericSchema>(
  [schema, page]: readonly [S, string],
  changed: unknown,
  path: string,
): void {
  const file = `content/${page}.json`;
  const decode = () => decodeContent(schema, changed, file);
  expect(decode).toThrow(`${file} → ${path} : `);
  expect(decode).not.toThrow(/Invalid|Expected|received/);
}

describe('an invalid page', () => {
  it.each([
    ['method.intro', { method: { ...about.method, intro: '' } }],
    [
      'method.levels.0.kind',
      { method: { ...about.method, levels: [{ ...about.method.levels[0], kind: 'sûr' }] } },
    ],
    [
      'maps.certainties.basse',
      { maps: { ...about.maps, certainties: { haute: 'a', moyenne: 'b' } } },
    ],
    [
      'credits.items.0.href',
      { credits: { title: 'C', items: [{ name: 'N', text: 'T', licence: null, href: '/x' }] } },
    ],
    ['privacy.kept.1', { privacy: { ...about.privacy, kept: ['a', 7] } }],
    ['cookies', { cookies: true }],
  ])('about.json is refused, with a French message, for its field %s', (path, changes) => {
    expectRefused([AboutSchema, 'about'], { ...about, ...changes }, path);
  });

  const question = { question: 'Quoi ?', answer: ['Ceci.'], links: [] };

  it.each([
    ['lead', { lead: '' }],
    ['questions.items.0.answer', { ...question, answer: [] }],
    ['questions.items.0.links.0.href', { ...question, links: [{ label: 'L', href: 'about' }] }],
    ['questions.items.0.whileSynthetic', { ...question, whileSynthetic: 'oui' }],
  ])('contact.json is refused, with a French message, for its field %s', (path, change) => {
    const changes = 'lead' in change ? change : { questions: { title: 'Q', items: [change] } };
    expectRefused([ContactSchema, 'contact'], { ...contact, ...changes }, path);
  });

  it.each([
    ['planned.0.kind', { kind: 'mug' }],
    ['planned.0.images', { images: [] }],
    ['planned.0.images.0', { images: ['https://example.org/a.jpg'] }],
  ])('shop.json is refused, with a French message, for its field %s', (path, change) => {
    const planned = [{ ...shop.planned[0], ...change }];
    expectRefused([ShopSchema, 'shop'], { ...shop, planned }, path);
  });
});

describe('mailtoAddress', () => {
  it('writes a mailto address, with the subject encoded', () => {
    expect(mailtoAddress('a@example.org')).toBe('mailto:a@example.org');
    expect(mailtoAddress('a@example.org', 'Une date & un nom')).toBe(
      'mailto:a@example.org?subject=Une%20date%20%26%20un%20nom',
    );
  });
});
