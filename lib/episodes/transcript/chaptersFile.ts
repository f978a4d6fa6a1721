import * as v from 'valibot';
import type { Chapter } from '@/lib/player/extras/chapters';

/**
 * The Podcasting 2.0 «JSON Chapters» format (podcastindex.org namespace, jsonChapters.md); unused fields are dropped.
 */
export const ChaptersFileSchema = v.pipe(
  v.object({
    chapters: v.array(
      v.object({
        startTime: v.pipe(v.number('un nombre de secondes est attendu'), v.minValue(0)),
        title: v.string('un titre est attendu'),
      }),
    ),
  }),
  v.transform(({ chapters }): readonly Chapter[] =>
    chapters.map(({ startTime, title }) => ({ title, start: startTime })),
  ),
);
