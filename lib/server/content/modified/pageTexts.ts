import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildingPath } from '@/lib/buildings/address';
import { sheetPath } from '@/lib/classroom/address';
import { fieldsOf, parseJson, textOf } from '@/lib/decode';
import { documentPath } from '@/lib/documents/address';
import { episodePath } from '@/lib/episodes/episode';
import { personPath } from '@/lib/genealogy/address';
import { mapPath, placePath } from '@/lib/map/address';
import { listContent } from '@/lib/server/content/records';
import { PAGES } from '@/lib/site/pages';
import { entryPath } from '@/lib/timeline/address';

/** Fields of a record that are no text of its page: settings of the audio, of the views and of the editors. */
const NOT_TEXT = new Set(['cues', 'narration', 'editorial', 'audioUrl', 'imageUrl', 'realms']);

/** Returns the digest of the text of each page that is cited by its date, by the page's path. */
export const pageDigests = (): ReadonlyMap<string, string> =>
  new Map(
    pageTexts()
      .map(([path, text]): [string, string] => [path, digestOf(text)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Lists the path of each page with the undecoded records that make up the page's text. */
function pageTexts(): readonly (readonly [string, unknown])[] {
  const people = itemsById(readJson('people.json'));
  const articles = [
    [PAGES.beliefs.path, readJson('articles/croyances.json')],
    [PAGES.branches.path, readJson('articles/sunnites-et-chiites.json')],
    [PAGES.about.path, [readJson('about.json'), readJson('glossary.json')]],
  ] as const;
  return [
    ...articles,
    ...listContent('episodes').flatMap((slug) => {
      const lessonFile = `classroom/${slug}.json`;
      const episode = readJson(`episodes/${slug}.json`);
      return [
        [episodePath(slug), episode],
        [sheetPath(slug), existsSync(contentPath(lessonFile)) ? readJson(lessonFile) : episode],
      ] as const;
    }),
    ...listContent('buildings').map(
      (id) => [buildingPath(id), readJson(`buildings/${id}.json`)] as const,
    ),
    ...listContent('documents').map(
      (slug) => [documentPath(slug), readJson(`documents/${slug}.json`)] as const,
    ),
    ...listContent('maps').flatMap((id) => {
      const { places, ...map } = fieldsOf(readJson(`maps/${id}.json`));
      return [
        [mapPath(id), map] as const,
        ...[...itemsById(places)].map(
          ([placeId, record]) => [placePath(id, placeId), record] as const,
        ),
      ];
    }),
    ...[...itemsById(fieldsOf(readJson('genealogy.json')).people)].map(
      ([id, record]) => [personPath(id), [people.get(id), record]] as const,
    ),
    ...['events', 'spans'].flatMap((name) =>
      [...itemsById(readJson(`timeline/${name}.json`))].map(
        ([id, record]) => [entryPath(id), record] as const,
      ),
    ),
  ];
}

const contentPath = (path: string): string =>
  join(/* turbopackIgnore: true */ process.cwd(), 'content', path);

const readJson = (path: string): unknown => parseJson(readFileSync(contentPath(path), 'utf8'));

function itemsById(list: unknown): ReadonlyMap<string, unknown> {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return new Map(
    items.flatMap((item) => {
      const id = textOf(fieldsOf(item).id);
      return id === null ? [] : [[id, item] as const];
    }),
  );
}

/** Computes the digest of a record: 12 hexadecimal characters of a SHA-256 of its JSON, in the order of its keys. */
const digestOf = (record: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(record, (key, value: unknown) => (NOT_TEXT.has(key) ? undefined : value)),
    )
    .digest('hex')
    .slice(0, 12);
