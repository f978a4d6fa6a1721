import * as v from 'valibot';
import { typeset } from '@/lib/text/typeset';

/** Fields that the files of `content/` have in common; each refusal says in French what was expected. */

/** Text kept as it is written. */
export const Text = v.pipe(
  v.string('un texte est attendu'),
  v.trim(),
  v.nonEmpty('un texte non vide est attendu'),
);

/** Running text: its French spacing is set when it is read. */
export const Prose = v.pipe(Text, v.transform(typeset));

/** What other files call something by. */
export const Id = v.pipe(
  v.string('un identifiant est attendu'),
  v.regex(
    /^[a-z0-9-]+$/,
    'un identifiant en minuscules, chiffres et traits d’union est attendu',
  ),
);

export const Year = v.pipe(
  v.number('une année est attendue'),
  v.integer('une année entière est attendue'),
);

/** An address of this site or of another. */
export const Address = v.pipe(
  Text,
  v.regex(/^(\/(?!\/)|https?:\/\/)\S+$/, 'une adresse « /… » ou « https://… » est attendue'),
);

/** A work or a text that something is told from. */
export const Source = v.strictObject({
  author: Prose,
  title: Prose,
  year: v.optional(Prose),
  note: v.optional(Prose),
});
