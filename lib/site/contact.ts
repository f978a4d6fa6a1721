import * as v from 'valibot';
import { Prose, Text } from '@/lib/content/fields';
import { LinkSchema } from '@/lib/site/link';

/** A topic of the contact page; `subject` is the mail's subject. */
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
  /** Shown only while an episode is narrated by the synthetic voice. */
  whileSynthetic: v.optional(v.boolean('true ou false est attendu')),
});

/** `content/contact.json`: the contact page, except the addresses in `content/site.json`. */
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
  /** `pending` is shown while an account of `content/site.json` has no address. */
  follow: v.strictObject({ title: Prose, text: Prose, pending: Prose }),
  questions: v.strictObject({ title: Prose, items: v.array(ContactQuestion) }),
});

export type ContactPage = v.InferOutput<typeof ContactSchema>;
export type ContactQuestion = v.InferOutput<typeof ContactQuestion>;
