import * as v from 'valibot';
import { Id, Text } from '@/lib/content/fields';

/** `content/people.json`: the people named in the episodes, by id. */
export const PeopleSchema = v.array(
  v.strictObject({
    id: Id,
    name: Text,
    role: Text,
  }),
);

export type Person = v.InferOutput<typeof PeopleSchema>[number];
