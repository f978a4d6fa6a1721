import * as v from 'valibot';
import { EditorialSchema } from '@/lib/content/editorial';
import { Id, Prose, Source } from '@/lib/content/fields';

/** Fields of a step that name its subject, an id of another file; a step has exactly one. */
const SUBJECT_FIELDS = [
  'episode',
  'place',
  'document',
  'event',
  'building',
  'sheet',
  'questions',
] as const;

const MAX_QUESTIONS = 10;

const StepSchema = v.pipe(
  v.strictObject({
    /** Title of the part that begins with this step. */
    part: v.optional(Prose),
    /** Sentence that leads to the subject. */
    text: Prose,
    /** Slug of an episode. */
    episode: v.optional(Id),
    /** Rank of a chapter of that episode, from 1, in place of the whole episode. */
    chapter: v.optional(
      v.pipe(
        v.number('un numéro de chapitre est attendu'),
        v.integer('un numéro de chapitre entier est attendu'),
        v.minValue(1, 'un numéro de chapitre est attendu, à partir de 1'),
      ),
    ),
    /** Id of a place of a map. */
    place: v.optional(Id),
    /** Slug of a document. */
    document: v.optional(Id),
    /** Id of an entry of the timeline. */
    event: v.optional(Id),
    /** Id of a reconstruction. */
    building: v.optional(Id),
    /** Slug of the episode of a class sheet. */
    sheet: v.optional(Id),
    /** Ids of questions, in the order of the quiz. */
    questions: v.optional(
      v.pipe(
        v.array(Id, 'une liste de questions est attendue'),
        v.minLength(1, 'au moins une question est attendue'),
        v.maxLength(MAX_QUESTIONS, `${MAX_QUESTIONS} questions au plus sont attendues`),
      ),
    ),
  }),
  v.check(
    (step) => SUBJECT_FIELDS.filter((field) => step[field] !== undefined).length === 1,
    `une étape mène à une seule chose\u00a0: un seul de ces champs est attendu, ${SUBJECT_FIELDS.join(', ')}`,
  ),
  v.check(
    ({ chapter, episode }) => chapter === undefined || episode !== undefined,
    '«\u00a0chapter\u00a0» demande «\u00a0episode\u00a0», l’épisode dont c’est un chapitre',
  ),
);

/** A file of `content/paths/`, whose name is the id. */
export const PathRecordSchema = v.strictObject({
  title: v.pipe(Prose, v.maxLength(60, 'un titre de 60 caractères au plus est attendu')),
  summary: v.pipe(Prose, v.maxLength(155, 'un résumé de 155 caractères au plus est attendu')),
  /** Intended audience, in a few words. */
  audience: Prose,
  introduction: v.pipe(v.array(Prose), v.minLength(1, 'au moins un paragraphe est attendu')),
  steps: v.pipe(v.array(StepSchema), v.minLength(2, 'au moins deux étapes sont attendues')),
  /** Sources of the introduction and of the sentences between the subjects. */
  sources: v.pipe(v.array(Source), v.minLength(1, 'au moins une référence est attendue')),
  editorial: v.optional(EditorialSchema),
});

export type PathRecord = v.InferOutput<typeof PathRecordSchema>;
export type StepRecord = PathRecord['steps'][number];
