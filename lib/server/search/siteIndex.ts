import 'server-only';
import { buildingPath } from '@/lib/buildings/address';
import { kindLabel } from '@/lib/documents/kindLabels';
import { TREE_PATH } from '@/lib/genealogy/address';
import { nasabsOf } from '@/lib/genealogy/nasab';
import { placeKind } from '@/lib/map/markers/labels';
import { pathPath } from '@/lib/paths/address';
import type { NamesIndex, SentenceRow, SentencesIndex, ThingRow } from '@/lib/search/siteIndex';
import { loadBuildings } from '@/lib/server/content/buildings/buildings';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { readTranscript } from '@/lib/server/content/episodes/transcripts';
import { loadPaths } from '@/lib/server/content/paths';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { loadTools } from '@/lib/server/content/tools';
import { PAGE_IDS, PAGES } from '@/lib/site/pages';
import { clip } from '@/lib/text/clip';
import { TIMELINE_PATH } from '@/lib/timeline/address';

const LONGEST_ROLE = 72;

const PLACES_PATH = PAGES.maps.path;

/** In characters: a detail fits on one line of a phone beside its title. */
const LONGEST_DETAIL = 40;

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
      tools: { below: '', rows: tools() },
    },
    spellings: loadContent().spellings.map(({ name, others }) => [name, ...others]),
    maps: loadContent().maps.map(({ id, record: { timeline } }) => [
      id,
      timeline.from,
      timeline.to,
    ]),
  };
}

/** Indexes the names in Arabic letters, and the sentences with their starts, rounded down to half seconds. */
export const sentencesIndex = (): SentencesIndex => ({
  arabic: {
    people: [...loadGenealogy().people.values()].map(({ arabicName }) => arabicName),
    places: loadContent().maps.flatMap(({ record }) =>
      record.places.map(({ arabicName }) => arabicName),
    ),
  },
  episodes: loadEpisodes().map(({ slug, playable }) => ({
    playable,
    sentences: (readTranscript(slug) ?? []).map(({ start, text }): SentenceRow => [
      Math.floor(start * 2) / 2,
      text,
    ]),
  })),
});

/** Shortens a person's role to the clauses that fit on a line. */
function roleOf({ role }: { readonly role: string }): string {
  const clauses = role.replace(/\.$/, '').split(/(?=\s;)/);
  return clauses.reduce((some, clause) =>
    some.length + clause.length > LONGEST_ROLE ? some : some + clause,
  );
}

function people(): ThingRow[] {
  const family = loadGenealogy().people;
  return [...family.values()].map((person) => [
    person.name,
    [roleOf(person), person.life].filter(Boolean).join(' · '),
    person.id,
    ...(/ (?:ibn|bint) /.test(person.name) ? [] : nasabsOf(person, family).slice(0, 1)),
  ]);
}

const places = (): ThingRow[] =>
  loadContent().maps.flatMap(({ id, record }) =>
    record.places.map(({ id: place, name, alternativeNames, type, kind }): ThingRow => [
      name,
      `${placeKind({ type, kind })} · ${record.title}`,
      `${id}/${place}`,
      ...alternativeNames,
    ]),
  );

/** Lists the tools, the reconstructions, the learning paths, and the pages that belong to no other kind. */
function tools(): ThingRow[] {
  const known = loadTools()
    .filter(({ comingSoon }) => !comingSoon)
    .map(({ title, description, link }): ThingRow => [
      title,
      clip(description, LONGEST_DETAIL),
      link.slice(1),
    ]);
  const paths = new Set(known.map(([, , path]) => path));
  const pages = PAGE_IDS.map((id) => PAGES[id])
    .filter(({ path }) => !paths.has(path.slice(1)))
    .map(({ name, description, path }): ThingRow => [
      name,
      clip(description ?? '', LONGEST_DETAIL),
      path.slice(1),
    ]);
  const routes = loadPaths().map(({ id, title, audience }): ThingRow => [
    title,
    clip(`Parcours · ${audience}`, LONGEST_DETAIL),
    pathPath(id).slice(1),
  ]);
  const buildings = loadBuildings().map(({ id, name }): ThingRow => [
    name,
    'Reconstitution',
    buildingPath(id).slice(1),
  ]);
  return [...known, ...buildings, ...routes, ...pages];
}
