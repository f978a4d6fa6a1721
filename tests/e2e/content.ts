/** Decodes `content/` as the site does, so that tests compute their expectations from it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type * as v from 'valibot';
import { BuildingRecordSchema } from '@/lib/buildings/record';
import { decodeContent } from '@/lib/content/decode';
import { newestFirst } from '@/lib/episodes/record';
import { EpisodeRecordSchema, type EpisodeRecord } from '@/lib/episodes/record';
import { inStoryOrder } from '@/lib/episodes/story/storyOrder';
import { MapRecordSchema, type MapRecord } from '@/lib/map/places/place';
import { ContactSchema } from '@/lib/site/contact';
import { SiteSchema } from '@/lib/site/site';
import { toIsoDay } from '@/lib/time/longDate';
import { ToolsSchema } from '@/lib/tools/tool';

function readContent<S extends v.GenericSchema>(schema: S, path: string): v.InferOutput<S> {
  const file = `content/${path}`;
  return decodeContent(schema, JSON.parse(readFileSync(file, 'utf8')), file);
}

const namesIn = (folder: string): readonly string[] =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
    .sort();

export const site = readContent(SiteSchema, 'site.json');
export const contact = readContent(ContactSchema, 'contact.json');
export const tools = readContent(ToolsSchema, 'tools.json');

export const maps: ReadonlyMap<string, MapRecord> = new Map(
  namesIn('maps').map((id) => [id, readContent(MapRecordSchema, `maps/${id}.json`)]),
);

/** The reconstructions, as their authors wrote them, in the order of the site. */
export const buildings = namesIn('buildings')
  .map((id) => ({
    id,
    ...readContent(BuildingRecordSchema, `buildings/${id}.json`),
  }))
  .sort((a, b) => a.order - b.order);

export interface WrittenEpisode extends EpisodeRecord {
  readonly slug: string;
}

export const episodes: readonly WrittenEpisode[] = newestFirst(
  namesIn('episodes').map((slug) => ({
    slug,
    record: readContent(EpisodeRecordSchema, `episodes/${slug}.json`),
  })),
).map(({ slug, record }) => ({ slug, ...record }));

export const story = inStoryOrder(episodes);

/** Tells whether an episode has its own narration, with a timed transcript. */
export const isNarrated = ({ slug, audioUrl }: WrittenEpisode): boolean =>
  audioUrl === undefined && existsSync(`public/audio/${slug}.vtt`);

/** Returns the narrated episode of a number; where no such episode exists, another narrated episode. */
export function episodeOf(number: number): WrittenEpisode {
  const narrated = story.filter(isNarrated);
  const episode =
    narrated.find((candidate) => candidate.number === number) ??
    narrated[number % narrated.length];
  if (!episode)
    throw new Error('content/episodes : un épisode lu par la voix de synthèse est attendu.');
  return episode;
}

/** Formats the day of publication, as `2025-06-01`. */
export const isoDay = ({ date }: Pick<WrittenEpisode, 'date'>): string | undefined =>
  date && toIsoDay(date);
