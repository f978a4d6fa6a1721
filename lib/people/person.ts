import * as v from 'valibot';
import { Id, Prose, Text } from '@/lib/content/fields';

/** `content/people.json`: the people named in the episodes, by id. */
export const PeopleSchema = v.array(
  v.strictObject({
    id: Id,
    name: Text,
    role: Prose,
  }),
);

export type Person = v.InferOutput<typeof PeopleSchema>[number];
