import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import AboutPage from '@/app/about/page';
import EpisodePage from '@/app/episodes/[slug]/page';
import SheetPage from '@/app/episodes/[slug]/fiche/page';
import PersonPage from '@/app/outils/arbre-genealogique/[personne]/page';
import DocumentPage from '@/app/outils/documents/[slug]/page';
import EntryPage from '@/app/outils/frise/[evenement]/page';
import { PlayerProvider } from '@/components/player/PlayerProvider.client';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { personFacts } from '@/lib/server/content/genealogy/personFacts';
import { loadContent } from '@/lib/server/content/loadContent';
import { articlesFor } from '@/lib/server/content/notices/articles';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import { PAGES } from '@/lib/site/pages';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({}),
}));

/** Lists the links of a page's note « Pour comprendre ». */
function linksOf(page: ReactNode): readonly (string | null)[] {
  document.body.innerHTML = renderToStaticMarkup(
    <PlayerProvider siteName="Essai">{page}</PlayerProvider>,
  );
  return [...document.querySelectorAll('[data-articles] a')].map((link) =>
    link.getAttribute('href'),
  );
}

/** Finds the first item whose texts presuppose an article, and the first whose texts presuppose none. */
const firstOfEach = <T,>(items: readonly T[], textsOf: (item: T) => readonly string[]) =>
  [true, false].flatMap((isLinked) => {
    const sample = items.find((item) => articlesFor(...textsOf(item)).length > 0 === isLinked);
    return sample === undefined ? [] : [{ sample, expected: addresses(textsOf(sample)) }];
  });

const addresses = (texts: readonly string[]) => articlesFor(...texts).map(({ path }) => path);

const params = <T,>(value: T) => ({ params: Promise.resolve(value) });

describe('the background articles', () => {
  it('are linked from an episode that has one of their words', async () => {
    for (const { sample, expected } of firstOfEach(loadEpisodes(), ({ transcript }) =>
      spokenSentences(transcript).map(({ text }) => text),
    ))
      expect(linksOf(await EpisodePage(params({ slug: sample.slug })))).toEqual(expected);
  });

  it('are linked from a class sheet whose lines have one of their words', async () => {
    const lessons = [...loadContent().lessons].map(([slug, { trace }]) => ({ slug, trace }));
    for (const { sample, expected } of firstOfEach(lessons, ({ trace }) => trace))
      expect(linksOf(await SheetPage(params({ slug: sample.slug })))).toEqual(expected);
  });

  it('are linked from a person of the tree whose role or notes have one of their words', async () => {
    const people = [...loadGenealogy().people.keys()].map((id) => personFacts(id));
    for (const { sample, expected } of firstOfEach(people, ({ role, notes }) => [
      role,
      ...notes,
    ]))
      expect(linksOf(await PersonPage(params({ personne: sample.id })))).toEqual(expected);
  });

  it('are linked from a document whose label has one of their words', async () => {
    for (const { sample, expected } of firstOfEach(
      loadDocuments(),
      ({ title, summary, description, concludes, leavesOpen }) => [
        title,
        summary,
        ...description,
        ...concludes,
        ...leavesOpen,
      ],
    ))
      expect(linksOf(await DocumentPage(params({ slug: sample.slug })))).toEqual(expected);
  });

  it('are linked from an event whose text or variants have one of their words', async () => {
    for (const { sample, expected } of firstOfEach(
      loadTimeline().entries,
      ({ title, text, variants }) => [title, text, variants ?? ''],
    ))
      expect(linksOf(await EntryPage(params({ evenement: sample.id })))).toEqual(expected);
  });

  it('are linked from the terms of the glossary that have one of their words, and all below the glossary', () => {
    const glossary = loadContent().glossary.flatMap(({ term, definition }) =>
      addresses([term, definition]),
    );
    const pagePaths = [PAGES.beliefs.path, PAGES.branches.path];
    expect(linksOf(<AboutPage />)).toEqual(pagePaths);
    const hrefsInTerms = [...document.querySelectorAll('dd a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(hrefsInTerms.filter((href) => pagePaths.some((path) => path === href))).toEqual(
      glossary,
    );
  });
});
