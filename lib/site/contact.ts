import * as v from 'valibot';
import { Prose, Text } from '@/lib/content/fields';
import { LinkSchema } from '@/lib/site/link';

/** What one may write about; `subject` begins the letter. */
const Topic = v.strictObject({
  icon: v.picklist(
    ['book', 'building', 'compass', 'mail', 'search', 'users'],
    'book, building, compass, mail, search ou users est attendu',
  ),
  title: Prose,
  text: Prose,
  subject: Text,
});

const ContactQuestion = v.strictObject({
  question: Prose,
  answer: v.pipe(v.array(Prose), v.minLength(1, 'une réponse a au moins un paragraphe')),
  links: v.array(LinkSchema),
  /** Whether it is asked only as long as an episode is read by the synthetic voice. */
  whileSynthetic: v.optional(v.boolean('true ou false est attendu')),
});

/** `content/contact.json`: what the contact page says beside the addresses of `content/site.json`. */
export const ContactSchema = v.strictObject({
  eyebrow: Prose,
  lead: Prose,
  letter: v.strictObject({ title: Prose, copyLabel: Prose, copiedLabel: Prose }),
  topics: v.strictObject({ title: Prose, label: Prose, items: v.array(Topic) }),
  listen: v.strictObject({ title: Prose, text: Prose }),
  feed: v.strictObject({
    title: Prose,
    text: Prose,
    label: Prose,
    copyLabel: Prose,
    copiedLabel: Prose,
  }),
  /** `pending` is said as long as an account of `content/site.json` has no address. */
  follow: v.strictObject({ title: Prose, text: Prose, pending: Prose }),
  questions: v.strictObject({ title: Prose, items: v.array(ContactQuestion) }),
});

export type ContactPage = v.InferOutput<typeof ContactSchema>;
export type ContactQuestion = v.InferOutput<typeof ContactQuestion>;
