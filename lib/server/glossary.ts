import 'server-only';
import { cache } from 'react';
import type * as v from 'valibot';
import { GlossarySchema } from '@/lib/glossary/term';
import { readContent } from '@/lib/server/content';

export type Glossary = v.InferOutput<typeof GlossarySchema>;

/** The terms of the series, in the order of the file. */
export const loadGlossary = cache((): Glossary => readContent(GlossarySchema, 'glossary.json'));
