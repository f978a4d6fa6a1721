import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const PrerenderSchema = v.object({
  path: v.string(),
  file: v.string(),
  headers: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
});

const OutputsSchema = v.object({
  buildId: v.string(),
  prerenders: v.array(PrerenderSchema),
  staticFiles: v.array(v.object({ path: v.string(), file: v.string() })),
});

/** The outputs of `next build`, as the adapter writes them (scripts/build/adapter.mjs). */
export type Outputs = v.InferOutput<typeof OutputsSchema>;

/** A route's answer rendered by Next during the build. */
export type Prerender = Outputs['prerenders'][number];

/**
 * Reads the outputs that the adapter has written.
 * @throws Error when they do not fit the schema
 */
export const readOutputs = (file: string): Outputs =>
  v.parse(OutputsSchema, JSON.parse(readFileSync(file, 'utf8')));
