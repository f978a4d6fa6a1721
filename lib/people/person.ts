import * as v from 'valibot';

const Text = v.pipe(v.string('un texte est attendu'), v.trim(), v.nonEmpty());

/** `content/people.json`: the people named in the episodes, by id. */
export const PeopleSchema = v.array(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'un identifiant en minuscules est attendu')),
    name: Text,
    role: Text,
  }),
);

export type Person = v.InferOutput<typeof PeopleSchema>[number];
