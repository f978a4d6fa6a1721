import 'server-only';
import type { Building } from '@/lib/buildings/building';
import type { Lesson } from '@/lib/classroom/lesson';
import type { EditorialFile } from '@/lib/content/editorial';
import { ANY_ID, repeatedIdProblems, type KnownIds } from '@/lib/content/knownIds';
import type { ModifiedRecord } from '@/lib/content/modified';
import type { HistoricalDocument } from '@/lib/documents/document';
import type { Episode } from '@/lib/episodes/episode';
import type { SpellingRecord } from '@/lib/episodes/search/spellings';
import { genealogyProblems } from '@/lib/genealogy/integrity';
import type { GenealogyRecord } from '@/lib/genealogy/record';
import type { Glossary } from '@/lib/glossary/term';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import type { LearningPath } from '@/lib/paths/path';
import type { Person } from '@/lib/people/person';
import type { Question } from '@/lib/quiz/record';
import { linkBuildings } from '@/lib/server/content/link/buildings';
import { linkDocuments } from '@/lib/server/content/link/documents';
import { linkEpisodes } from '@/lib/server/content/link/episodes';
import { linkLessons } from '@/lib/server/content/link/lessons';
import { linkMaps } from '@/lib/server/content/link/maps';
import { pageProblems } from '@/lib/server/content/link/pages';
import { linkPaths } from '@/lib/server/content/link/paths';
import { placeLinkProblems } from '@/lib/server/content/link/placeLinks';
import { questionLinkProblems } from '@/lib/server/content/link/questionLinks';
import { linkQuestions } from '@/lib/server/content/link/questions';
import { linkRedirects } from '@/lib/server/content/link/redirects';
import { termProblems } from '@/lib/server/content/link/terms';
import { linkTimeline, type Timeline } from '@/lib/server/content/link/timeline';
import type { Records } from '@/lib/server/content/records';
import type { AboutPage } from '@/lib/site/about';
import type { Article } from '@/lib/site/article/article';
import type { ContactPage } from '@/lib/site/contact';
import type { LegalPage } from '@/lib/site/legal';
import type { ShopPage } from '@/lib/site/shop';
import type { Site } from '@/lib/site/site';
import type { Tool } from '@/lib/tools/tool';

/** All of `content/`, decoded, with ids resolved to objects. */
export interface Content {
  readonly site: Site;
  readonly about: AboutPage;
  readonly contact: ContactPage;
  readonly shop: ShopPage;
  readonly legal: LegalPage;
  /** The article about the beliefs and practices of Muslims. */
  readonly beliefs: Article;
  /** The article about Sunnis and Shiites. */
  readonly branches: Article;
  readonly editorial: EditorialFile;
  /** Days on which the texts of pages last changed, by the page's path. */
  readonly modified: ModifiedRecord;
  /** Pages of the site by the guessed addresses that redirect to them. */
  readonly redirects: ReadonlyMap<string, string>;
  /** In the order of the catalogue. */
  readonly tools: readonly Tool[];
  /** Newest first. */
  readonly episodes: readonly Episode[];
  /** In alphabetical order of their ids. */
  readonly maps: readonly HistoricalMap[];
  /** Places of all maps, by id. */
  readonly places: ReadonlyMap<string, PlaceOnMap>;
  /** Episodes that name each place, by the place's id, in story order. */
  readonly episodesNaming: ReadonlyMap<string, readonly Episode[]>;
  readonly people: ReadonlyMap<string, Person>;
  /** Names of the periods of the maps and of the quiz, by id. */
  readonly periods: ReadonlyMap<string, string>;
  /** Sorted by id. */
  readonly questions: readonly Question[];
  readonly glossary: Glossary;
  readonly spellings: readonly SpellingRecord[];
  /** Oldest first. */
  readonly documents: readonly HistoricalDocument[];
  /** Reconstructions, in the order of their index. */
  readonly buildings: readonly Building[];
  /** Lessons for the class sheets of episodes, by slug. */
  readonly lessons: ReadonlyMap<string, Lesson>;
  /** In alphabetical order of their ids. */
  readonly paths: readonly LearningPath[];
  readonly timeline: Timeline;
  /** As in the author's record, with all ids checked. */
  readonly genealogy: GenealogyRecord;
}

/**
 * Resolves every id of the records to its object; each unknown id is added to `problems` as one line.
 * @returns null when an indispensable file could not be read
 */
export function linkContent(records: Records, problems: string[]): Content | null {
  const maps = linkMaps(records.maps, problems);
  const places = new Map(maps.flatMap((map) => map.places).map((place) => [place.id, place]));
  const people = new Map((records.people ?? []).map((person) => [person.id, person]));
  const periods = new Map(
    [
      ...records.otherPeriods.flatMap(({ record }) => record ?? []),
      ...maps.flatMap(({ record }) => record.periods),
    ].map(({ id, name }) => [id, name]),
  );
  const areMapsValid = isValid(records.maps);
  const knownIds = {
    // The slug of an episode with an invalid file still exists.
    episodes: new Set(records.episodes.map(({ name }) => name)),
    people: records.people ? new Set(people.keys()) : ANY_ID,
    places: areMapsValid ? new Set(places.keys()) : ANY_ID,
    periods: areMapsValid && isValid(records.otherPeriods) ? new Set(periods.keys()) : ANY_ID,
  } satisfies Record<string, KnownIds>;
  problems.push(
    ...repeatedIdProblems(
      (records.people ?? []).map(({ id }, index) => ({
        at: `content/people.json → ${index}.id`,
        id,
      })),
    ),
    ...pageProblems(records),
  );
  problems.push(...termProblems(records.glossary ?? []));
  const questions = linkQuestions(
    records.questions,
    { ...knownIds, buildings: new Set(records.buildings.map(({ name }) => name)) },
    problems,
  );
  const episodes = linkEpisodes(
    records.episodes,
    {
      siteName: records.site?.name ?? '',
      namedObjects: { places, people, periods },
      knownIds,
      questions: countByEpisode(questions),
    },
    problems,
  );
  const documents = linkDocuments(records.documents, knownIds, problems);
  const lessons = linkLessons(
    records.lessons,
    { ...knownIds, documents: new Set(records.documents.map(({ name }) => name)) },
    problems,
  );
  const timeline = linkTimeline(records, episodes, knownIds, problems);
  const buildings = linkBuildings(records, episodes, knownIds, problems);
  const paths = linkPaths(
    records.paths,
    {
      ...knownIds,
      documents: new Set(records.documents.map(({ name }) => name)),
      entries: timeline ? new Set(timeline.entries.map(({ id }) => id)) : ANY_ID,
      buildings: new Set(records.buildings.map(({ name }) => name)),
      questions: isValid(records.questions) ? new Set(questions.map(({ id }) => id)) : ANY_ID,
    },
    {
      episodes: new Map(episodes.map((episode) => [episode.slug, episode])),
      places,
      maps,
      documents: new Map(documents.map((document) => [document.slug, document])),
      entries: new Map((timeline?.entries ?? []).map((entry) => [entry.id, entry])),
      buildings: new Map(buildings.map((building) => [building.id, building])),
      questions: new Map(questions.map((question) => [question.id, question])),
    },
    problems,
  );
  problems.push(...questionLinkProblems(records, episodes), ...placeLinkProblems(records));
  const redirects = linkRedirects(records.redirects ?? [], { episodes, maps }, problems);
  if (records.genealogy) problems.push(...genealogyProblems(records.genealogy, knownIds));
  const { site, about, contact, shop, legal, editorial, tools, genealogy } = records;
  const { glossary, spellings, beliefs, branches, modified } = records;
  if (!site || !about || !contact || !shop || !legal || !editorial || !tools) return null;
  if (!genealogy || !timeline || !glossary || !spellings || !beliefs || !branches || !modified)
    return null;
  return {
    site,
    about,
    contact,
    shop,
    legal,
    beliefs,
    branches,
    editorial,
    modified,
    redirects,
    tools,
    episodes,
    maps,
    places,
    episodesNaming: episodesByPlace(episodes),
    people,
    periods,
    questions,
    glossary,
    spellings,
    documents,
    buildings,
    lessons,
    paths,
    timeline,
    genealogy,
  };
}

const isValid = (files: readonly { readonly record: unknown }[]): boolean =>
  files.every(({ record }) => record !== null);

function countByEpisode(questions: readonly Question[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { episode } of questions)
    if (episode !== undefined) counts.set(episode, (counts.get(episode) ?? 0) + 1);
  return counts;
}

function episodesByPlace(
  episodes: readonly Episode[],
): ReadonlyMap<string, readonly Episode[]> {
  const episodesOf = new Map<string, Episode[]>();
  for (const episode of episodes.toReversed())
    for (const { id } of episode.places) {
      const placeEpisodes = episodesOf.get(id);
      if (placeEpisodes) placeEpisodes.push(episode);
      else episodesOf.set(id, [episode]);
    }
  return episodesOf;
}
