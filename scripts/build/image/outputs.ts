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

/** What Next has built, as its adapter tells it (scripts/build/adapter.mjs). */
export type Outputs = v.InferOutput<typeof OutputsSchema>;

/** An answer that Next has made when the site was built. */
export type Prerender = Outputs['prerenders'][number];

/**
 * Reads what the adapter has written.
 *
 * @throws Error when it is not as expected
 */
export const readOutputs = (file: string): Outputs =>
  v.parse(OutputsSchema, JSON.parse(readFileSync(file, 'utf8')));
