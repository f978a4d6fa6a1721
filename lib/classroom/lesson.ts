import * as v from 'valibot';
import { Id, Prose } from '@/lib/content/fields';

const SOME_LINES = 'de huit à dix lignes sont attendues';

/** One file of `content/classroom/`: what the sheet of the episode of that name gives a class to study and to keep. */
export const LessonSchema = v.strictObject({
  /** Name of the file of `content/documents` to study. */
  document: v.optional(Id),
  /** Places of one map that the blank map asks for, most important first; those that the episode names without it. */
  places: v.optional(v.array(Id)),
  /** Lines written in the copybook. */
  trace: v.pipe(v.array(Prose), v.minLength(8, SOME_LINES), v.maxLength(10, SOME_LINES)),
});

export type Lesson = v.InferOutput<typeof LessonSchema>;
