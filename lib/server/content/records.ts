import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { BuildingRecordSchema } from '@/lib/buildings/record';
import { LessonSchema } from '@/lib/classroom/lesson';
import { contentReport, tryDecode } from '@/lib/content/decode';
import { EditorialFileSchema } from '@/lib/content/editorial';
import { ModifiedSchema } from '@/lib/content/modified';
import { DocumentRecordSchema } from '@/lib/documents/record';
import { SpellingsSchema } from '@/lib/episodes/search/spellings';
import { EpisodeRecordSchema } from '@/lib/episodes/record';
import { GenealogySchema } from '@/lib/genealogy/record';
import { GlossarySchema } from '@/lib/glossary/term';
import { MapRecordSchema } from '@/lib/map/places/place';
import { PathRecordSchema } from '@/lib/paths/record';
import { PeopleSchema } from '@/lib/people/person';
import { PeriodsSchema, QuestionsSchema } from '@/lib/quiz/record';
import { AboutSchema } from '@/lib/site/about';
import { ArticleSchema } from '@/lib/site/article/article';
import { ContactSchema } from '@/lib/site/contact';
import { LegalSchema } from '@/lib/site/legal';
import { RedirectsSchema } from '@/lib/site/addresses/redirects';
import { ShopSchema } from '@/lib/site/shop';
import { SiteSchema } from '@/lib/site/site';
import { ErasSchema, EventsSchema, LanesSchema, SpansSchema } from '@/lib/timeline/record';
import { ToolsSchema } from '@/lib/tools/tool';

/** Decoded files of `content/` that the site serves; null for an invalid or missing file. */
export type Records = ReturnType<typeof readRecords>;

/**
 * Reads and decodes the files of `content/` that the site serves (all but `cartography/` and `schemas/`); an invalid or
 * missing file becomes null, and appends its problems to `problems`, one line each.
 */
export function readRecords(problems: string[]) {
  const decode = <S extends v.GenericSchema>(schema: S, path: string) =>
    readFile(schema, path, problems);
  const readFolder = <S extends v.GenericSchema>(schema: S, folder: string) =>
    fileNamesIn(folder, problems).map((name) => ({
      name,
      record: decode(schema, `${folder}/${name}.json`),
    }));
  return {
    site: decode(SiteSchema, 'site.json'),
    about: decode(AboutSchema, 'about.json'),
    contact: decode(ContactSchema, 'contact.json'),
    shop: decode(ShopSchema, 'shop.json'),
    legal: decode(LegalSchema, 'legal.json'),
    beliefs: decode(ArticleSchema, 'articles/croyances.json'),
    branches: decode(ArticleSchema, 'articles/sunnites-et-chiites.json'),
    redirects: decode(RedirectsSchema, 'redirects.json'),
    editorial: decode(EditorialFileSchema, 'editorial.json'),
    // The dates of the texts are optional: a program writes them.
    modified: exists('modified.json') ? decode(ModifiedSchema, 'modified.json') : {},
    tools: decode(ToolsSchema, 'tools.json'),
    people: decode(PeopleSchema, 'people.json'),
    glossary: decode(GlossarySchema, 'glossary.json'),
    spellings: decode(SpellingsSchema, 'spellings.json'),
    genealogy: decode(GenealogySchema, 'genealogy.json'),
    lanes: decode(LanesSchema, 'timeline/lanes.json'),
    eras: decode(ErasSchema, 'timeline/eras.json'),
    events: decode(EventsSchema, 'timeline/events.json'),
    spans: decode(SpansSchema, 'timeline/spans.json'),
    otherPeriods: readFolder(PeriodsSchema, 'quiz/periods'),
    maps: readFolder(MapRecordSchema, 'maps'),
    episodes: readFolder(EpisodeRecordSchema, 'episodes'),
    questions: readFolder(QuestionsSchema, 'quiz'),
    documents: readFolder(DocumentRecordSchema, 'documents'),
    // The folders of buildings, lessons and learning paths are optional.
    buildings: exists('buildings') ? readFolder(BuildingRecordSchema, 'buildings') : [],
    lessons: exists('classroom') ? readFolder(LessonSchema, 'classroom') : [],
    paths: exists('paths') ? readFolder(PathRecordSchema, 'paths') : [],
  };
}

/** Tells whether an optional file or folder of `content/` exists. */
const exists = (path: string): boolean =>
  existsSync(join(/* turbopackIgnore: true */ process.cwd(), 'content', path));

/**
 * Reads and decodes one file; `path` is relative to `content/`.
 * @throws Error naming a file that is missing, is not JSON or does not fit the schema.
 */
export function readContent<S extends v.GenericSchema>(
  schema: S,
  path: string,
): v.InferOutput<S> {
  const problems: string[] = [];
  const content = readFile(schema, path, problems);
  if (problems.length > 0) throw new Error(contentReport(problems));
  return content;
}

/** Lists the names, without '.json' and sorted, of the files of a folder of `content/`. */
export const listContent = (folder: string): readonly string[] =>
  readdirSync(join(/* turbopackIgnore: true */ process.cwd(), 'content', folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();

function readFile<S extends v.GenericSchema>(
  schema: S,
  path: string,
  problems: string[],
): v.InferOutput<S> | null {
  const file = `content/${path}`;
  const json = parseFile(file, problems);
  if (json === undefined) return null;
  const result = tryDecode(schema, json, file);
  if (result.ok) return result.value;
  problems.push(...result.error);
  return null;
}

/** Parses a JSON file; undefined, which no JSON is, for a missing or malformed file. */
function parseFile(file: string, problems: string[]): unknown {
  const path = join(/* turbopackIgnore: true */ process.cwd(), file);
  if (!existsSync(path)) {
    problems.push(`${file} : ce fichier est attendu, il n’y est pas`);
    return undefined;
  }
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    problems.push(`${file} : du JSON est attendu (${String(error)})`);
    return undefined;
  }
}

function fileNamesIn(folder: string, problems: string[]): readonly string[] {
  if (!exists(folder)) {
    problems.push(`content/${folder} : ce dossier est attendu, il n’y est pas`);
    return [];
  }
  const names = listContent(folder);
  for (const name of names.filter((candidate) => !/^[a-z0-9-]+$/.test(candidate)))
    problems.push(
      `content/${folder}/${name}.json : un nom de fichier en minuscules, chiffres et traits d’union est attendu`,
    );
  return names;
}
