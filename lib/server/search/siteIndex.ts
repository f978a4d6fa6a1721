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
import { capital } from '@/lib/text/capital';
import { clip } from '@/lib/text/clip';
import { TIMELINE_PATH } from '@/lib/timeline/address';

/** In pixels: the side of the artwork that lock screens show. */
const LOCK_SCREEN = 480;

const PLACES_PATH = PAGES.maps.path;

/** In characters: a detail fits on one line of a phone beside its title. */
const LONGEST_DETAIL = 38;

/** Indexes the names of everything that has a page. */
export function namesIndex(): NamesIndex {
  return {
    things: {
      people: { below: TREE_PATH, rows: people() },
      places: { below: PLACES_PATH, rows: places() },
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
          clip(summary, LONGEST_DETAIL),
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

/** Indexes the other names of people and places, and the sentences. */
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

/** Keeps the smallest artwork that fills a telephone's lock screen: the index carries an episode's player twelve times. */
const withOneArtwork = (playable: PlayableEpisode): PlayableEpisode => ({
  ...playable,
  artwork:
    playable.artwork
      ?.filter(({ sizes }) => Number.parseInt(sizes, 10) >= LOCK_SCREEN)
      .slice(0, 1) ?? [],
});

/** Lists the sentences and the gaps between their starts, each rounded down to a half second. */
function sentencesOf(
  sentences: readonly { readonly start: number; readonly text: string }[],
): Pick<HeardEpisode, 'sentences' | 'gaps'> {
  const halves = sentences.map(({ start }) => Math.floor(start * 2));
  return {
    sentences: sentences.map(({ text }) => text),
    gaps: halves.map((half, rank) => half - (halves[rank - 1] ?? 0)),
  };
}

/** Shortens a person's role to its last clauses that fit on a line: offices come after kinship. */
function roleOf({ role }: { readonly role: string }): string {
  const clauses = role.replace(/\.$/, '').split(/\s; /).toReversed();
  const [last = '', ...before] = clauses;
  const shortRole = before.reduce(
    (joinedClauses, clause) =>
      joinedClauses.length + clause.length + 3 > LONGEST_DETAIL
        ? joinedClauses
        : `${clause} ; ${joinedClauses}`,
    last,
  );
  return capital(clip(shortRole, LONGEST_DETAIL));
}

const people = (): IndexedPage[] =>
  [...loadGenealogy().people.values()].map((person) => [
    person.name,
    [roleOf(person), person.life].filter(Boolean).join(' · '),
    person.id,
  ]);

const places = (): IndexedPage[] =>
  loadContent().maps.flatMap(({ id, record }) =>
    record.places.map(({ id: place, name, type, kind }): IndexedPage => [
      name,
      placeKind({ type, kind }),
      `${id}/${place}`,
    ]),
  );

/** Lists the tools, the reconstructions, the learning paths, and the pages that belong to no other kind. */
function otherPages(): IndexedPage[] {
  const toolRows = loadTools()
    .filter(({ comingSoon }) => !comingSoon)
    .map(({ title, description, link }): IndexedPage => [
      title,
      clip(description, LONGEST_DETAIL),
      link.slice(1),
    ]);
  const paths = new Set(toolRows.map(([, , path]) => path));
  const pages = PAGE_IDS.map((id) => PAGES[id])
    .filter(({ path }) => !paths.has(path.slice(1)))
    .map(({ name, description, path }): IndexedPage => [
      name,
      clip(description ?? '', LONGEST_DETAIL),
      path.slice(1),
    ]);
  const routes = loadPaths().map(({ id, title, audience }): IndexedPage => [
    title,
    clip(`Parcours · ${audience}`, LONGEST_DETAIL),
    pathPath(id).slice(1),
  ]);
  const buildings = loadBuildings().map(({ id, name }): IndexedPage => [
    name,
    'Reconstitution',
    buildingPath(id).slice(1),
  ]);
  return [...toolRows, ...buildings, ...routes, ...pages];
}
