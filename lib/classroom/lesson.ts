import * as v from 'valibot';
import { Id, Prose } from '@/lib/content/fields';

const LINE_MESSAGE = 'de huit à dix lignes sont attendues';

/** A file of `content/classroom/`: lesson material for the class sheet of the episode of the same name. */
export const LessonSchema = v.strictObject({
  /** Slug of the document to study. */
  document: v.optional(Id),
  /** Ids of places on one map for the blank map, most important first; by default the places of the episode. */
  places: v.optional(v.array(Id)),
  /** Summary lines for the pupils' copybook. */
  trace: v.pipe(v.array(Prose), v.minLength(8, LINE_MESSAGE), v.maxLength(10, LINE_MESSAGE)),
});

export type Lesson = v.InferOutput<typeof LessonSchema>;
