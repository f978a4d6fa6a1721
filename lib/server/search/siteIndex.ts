import 'server-only';
import { buildingPath } from '@/lib/buildings/address';
import { kindLabel } from '@/lib/documents/kindLabels';
import { TREE_PATH } from '@/lib/genealogy/address';
import { nasabsOf } from '@/lib/genealogy/nasab';
import { placeKind } from '@/lib/map/markers/labels';
import { pathPath } from '@/lib/paths/address';
import type {
  HeardEpisode,
  NamesIndex,
  SentencesIndex,
  IndexedPage,
} from '@/lib/search/siteIndex';
import { loadBuildings } from '@/lib/server/content/buildings/buildings';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { readTranscript } from '@/lib/server/content/episodes/transcripts';
import { loadPaths } from '@/lib/server/content/paths';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { loadTools } from '@/lib/server/content/tools';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { PAGE_IDS, PAGES } from '@/lib/site/pages';
import { capitalize } from '@/lib/text/capital';
import { clip } from '@/lib/text/clip';
import { TIMELINE_PATH } from '@/lib/timeline/address';

/** In pixels: the side of the artwork that lock screens show. */
const LOCK_SCREEN_SIDE = 480;

const PLACES_PATH = PAGES.maps.path;

/** In characters: the longest detail that fits on one line of a phone beside its title. */
const MAX_DETAIL_LENGTH = 38;

/** Indexes the names of everything that has a page. */
export function namesIndex(): NamesIndex {
  return {
    things: {
      people: { below: TREE_PATH, rows: peopleRows() },
      places: { below: PLACES_PATH, rows: placeRows() },
      events: {
        below: TIMELINE_PATH,
        rows: loadTimeline().entries.map(({ id, title, when, grade }) => [
          title,
          grade === 'établi' ? when : `${when} · ${grade}`,
          id,
        ]),
      },
      documents: {
        below: PAGES.documents.path,
        rows: loadDocuments().map(({ slug, title, kind, date }) => [
          title,
          `${kindLabel(kind)} · ${date.label}`,
          slug,
        ]),
      },
      episodes: {
        below: PAGES.episodes.path,
        rows: loadEpisodes().map(({ title, summary, slug }) => [
          title,
          clip(summary, MAX_DETAIL_LENGTH),
          slug,
        ]),
      },
      tools: { below: '', rows: otherPages() },
    },
    spellings: loadContent().spellings.map(({ name, others }) => [name, ...others]),
    maps: loadContent().maps.map(({ id, record: { title, timeline } }) => [
      id,
      title,
      timeline.from,
      timeline.to,
    ]),
  };
}

/** Indexes the other names of people and places, and the sentences of the episodes. */
export function sentencesIndex(): SentencesIndex {
  const { people } = loadGenealogy();
  return {
    names: {
      people: [...people.values()].map((person) => [
        person.arabicName,
        ...(/ (?:ibn|bint) /.test(person.name) ? [] : nasabsOf(person, people).slice(0, 1)),
      ]),
      places: loadContent().maps.flatMap(({ record }) =>
        record.places.map(({ arabicName, alternativeNames }) => [
          arabicName,
          ...alternativeNames,
        ]),
      ),
    },
    episodes: loadEpisodes().map(({ slug, playable }) => ({
      playable: withOneArtwork(playable),
      ...sentencesOf(readTranscript(slug) ?? []),
    })),
  };
}

/** Keeps only the smallest artwork that fills a phone's lock screen: the index holds the artwork of every episode. */
const withOneArtwork = (playable: PlayableEpisode): PlayableEpisode => ({
  ...playable,
  artwork:
    playable.artwork
      ?.filter(({ sizes }) => Number.parseInt(sizes, 10) >= LOCK_SCREEN_SIDE)
      .slice(0, 1) ?? [],
});

/** Lists the sentences and the gaps between their starts, in half seconds, each start rounded down. */
function sentencesOf(
  sentences: readonly { readonly start: number; readonly text: string }[],
): Pick<HeardEpisode, 'sentences' | 'gaps'> {
  const halfSeconds = sentences.map(({ start }) => Math.floor(start * 2));
  return {
    sentences: sentences.map(({ text }) => text),
    gaps: halfSeconds.map((start, index) => start - (halfSeconds[index - 1] ?? 0)),
  };
}

/** Shortens a person's role to its last clauses that fit on a line: offices come after kinship. */
function roleOf({ role }: { readonly role: string }): string {
  const clauses = role.replace(/\.$/, '').split(/\s; /).toReversed();
  const [lastClause = '', ...earlierClauses] = clauses;
  const shortRole = earlierClauses.reduce(
    (joinedClauses, clause) =>
      joinedClauses.length + clause.length + 3 > MAX_DETAIL_LENGTH
        ? joinedClauses
        : `${clause} ; ${joinedClauses}`,
    lastClause,
  );
  return capitalize(clip(shortRole, MAX_DETAIL_LENGTH));
}

const peopleRows = (): IndexedPage[] =>
  [...loadGenealogy().people.values()].map((person) => [
    person.name,
    [roleOf(person), person.life].filter(Boolean).join(' · '),
    person.id,
  ]);

const placeRows = (): IndexedPage[] =>
  loadContent().maps.flatMap(({ id, record }) =>
    record.places.map(({ id: placeId, name, type, kind }): IndexedPage => [
      name,
      placeKind({ type, kind }),
      `${id}/${placeId}`,
    ]),
  );

/** Lists the tools, the reconstructions, the learning paths, and the pages that belong to no other kind. */
function otherPages(): IndexedPage[] {
  const toolRows = loadTools()
    .filter(({ comingSoon }) => !comingSoon)
    .map(({ title, description, link }): IndexedPage => [
      title,
      clip(description, MAX_DETAIL_LENGTH),
      link.slice(1),
    ]);
  const paths = new Set(toolRows.map(([, , path]) => path));
  const pageRows = PAGE_IDS.map((id) => PAGES[id])
    .filter(({ path }) => !paths.has(path.slice(1)))
    .map(({ name, description, path }): IndexedPage => [
      name,
      clip(description ?? '', MAX_DETAIL_LENGTH),
      path.slice(1),
    ]);
  const pathRows = loadPaths().map(({ id, title, audience }): IndexedPage => [
    title,
    clip(`Parcours · ${audience}`, MAX_DETAIL_LENGTH),
    pathPath(id).slice(1),
  ]);
  const buildingRows = loadBuildings().map(({ id, name }): IndexedPage => [
    name,
    'Reconstitution',
    buildingPath(id).slice(1),
  ]);
  return [...toolRows, ...buildingRows, ...pathRows, ...pageRows];
}
