import type { ReactNode } from 'react';
import { AccessibilityStatement } from '@/components/about/AccessibilityStatement';
import { Credits } from '@/components/about/Credits';
import { GlossaryList } from '@/components/about/GlossaryList';
import { MapsNote } from '@/components/about/MapsNote';
import { Method } from '@/components/about/Method';
import { Mission } from '@/components/about/Mission';
import { Privacy } from '@/components/about/Privacy';
import { SeriesPlan } from '@/components/about/SeriesPlan';
import { Sources } from '@/components/about/Sources';
import { ArticleLinks } from '@/components/site/ArticleLinks';
import type { Episode } from '@/lib/episodes/episode';
import type { PictureFiles } from '@/lib/content/picture';
import type { Glossary } from '@/lib/glossary/term';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import type { AboutPage } from '@/lib/site/about';
import type { ArticleLink } from '@/lib/site/article/presupposed';
import type { Site } from '@/lib/site/site';

interface AboutSectionContent {
  /** Anchor, independent of the title, since other pages link to the anchor. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface AboutFacts {
  readonly site: Site;
  readonly page: AboutPage;
  /** In story order. */
  readonly episodes: readonly Episode[];
  readonly maps: readonly HistoricalMap[];
  readonly glossary: Glossary;
  /** Links to the articles that explain words of the glossary. */
  readonly articles: readonly ArticleLink[];
  /** Cover in the section of the mission. */
  readonly picture: PictureFiles;
}

/** Lists the sections of the about page, in the order of the page and of its table of contents. */
export function aboutSections(facts: AboutFacts): AboutSectionContent[] {
  const { site, page, episodes, maps, picture } = facts;
  const { about, statistics, email } = site;
  const { method, glossary, plan, sources, voice, accessibility, privacy, credits } = page;
  const isNarrated = episodes.some(({ audio }) => audio.kind === 'narration');
  const references = [...episodes, ...maps.flatMap(({ record }) => record.places)];
  return [
    section(
      'mission',
      about.title,
      <Mission about={about} statistics={statistics} picture={picture} />,
    ),
    section('methode', method.title, <Method method={method} />),
    section('plan', plan.title, <SeriesPlan intro={plan.intro} episodes={episodes} />),
    section(
      'sources',
      sources.title,
      <Sources
        words={sources}
        references={references.flatMap((reference) => reference.sources)}
      />,
    ),
    section('cartes', page.maps.title, <MapsNote note={page.maps} maps={maps} />),
    section(
      'glossaire',
      glossary.title,
      <>
        <GlossaryList terms={facts.glossary} articles={facts.articles} />
        <ArticleLinks articles={facts.articles} />
      </>,
    ),
    ...(isNarrated ? [section('voix', voice.title, <p>{about.narrationNote}</p>)] : []),
    section(
      'accessibilite',
      accessibility.title,
      <AccessibilityStatement statement={accessibility} email={email} />,
    ),
    section('vie-privee', privacy.title, <Privacy privacy={privacy} />),
    section('credits', credits.title, <Credits items={credits.items} />),
  ];
}

const section = (id: string, title: string, content: ReactNode): AboutSectionContent => ({
  id,
  title,
  content,
});
