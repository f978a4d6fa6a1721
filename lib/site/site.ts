import * as v from 'valibot';
import { Address, Prose, Text } from '@/lib/content/fields';
import { DEFAULT_SUBSCRIBE, SubscribeSchema } from '@/lib/site/subscribe';
import { WebAddress } from '@/lib/site/link';

const Platform = v.strictObject({
  kind: v.picklist(['spotify', 'apple', 'deezer', 'rss'], 'spotify, apple, deezer ou rss'),
  name: Text,
  href: Address,
});

/** A social account; without `href` a placeholder. */
const SocialAccount = v.strictObject({
  kind: v.picklist(
    ['facebook', 'x', 'instagram', 'youtube'],
    'facebook, x, instagram ou youtube',
  ),
  name: Text,
  href: v.nullable(WebAddress),
});

const Statistic = v.strictObject({ value: Text, label: Prose });

/** A paragraph; French typography applies to French only. */
const Paragraph = v.variant(
  'lang',
  [
    v.strictObject({ lang: v.literal('fr'), text: Prose }),
    v.strictObject({ lang: v.literal('en'), text: Text }),
  ],
  'fr ou en',
);

/** Limit of the texts of `podcast:funding` and `podcast:updateFrequency` in the namespace, in characters. */
const FeedText = v.pipe(
  Prose,
  v.maxLength(128, 'un texte de 128 caractères au plus est attendu'),
);

/** How often episodes appear, for podcast apps: a text, and a rule of RFC 5545 for programs. */
const UpdateFrequency = v.strictObject({
  text: FeedText,
  rule: v.optional(
    v.pipe(
      Text,
      v.regex(
        /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[A-Z0-9,+-]+)*$/,
        'une règle « FREQ=WEEKLY », « FREQ=WEEKLY;BYDAY=SU »… est attendue',
      ),
    ),
  ),
  /** Whether the podcast has ended: apps may then stop requesting the feed. */
  isComplete: v.optional(v.boolean('true ou false est attendu'), false),
});

/** `content/site.json`: the owner's settings of the site. */
export const SiteSchema = v.strictObject({
  name: Text,
  tagline: Prose,
  description: Prose,
  email: v.pipe(Text, v.email('une adresse e-mail est attendue')),
  feedUrl: v.nullable(WebAddress),
  /** The page where listeners support the podcast, announced in the feed. */
  funding: v.optional(v.nullable(v.strictObject({ text: FeedText, href: WebAddress })), null),
  updateFrequency: v.optional(v.nullable(UpdateFrequency), null),
  subscribe: v.optional(SubscribeSchema, DEFAULT_SUBSCRIBE),
  featuredEpisodes: v.pipe(
    v.number('un nombre est attendu'),
    v.integer('un nombre entier est attendu'),
    v.minValue(1, 'un nombre de 1 à 12 est attendu'),
    v.maxValue(12, 'un nombre de 1 à 12 est attendu'),
  ),
  platforms: v.array(Platform),
  socials: v.array(SocialAccount),
  statistics: v.array(Statistic),
  banner: v.strictObject({ eyebrow: Prose, title: Text, intro: Prose }),
  footer: v.strictObject({ description: Prose }),
  /** Permission for use in class, in a sentence, shown wherever rights are stated. */
  classPermission: v.optional(Prose, 'Photocopie et projection permises pour la classe.'),
  /** The licence of the data of `/donnees`; null: all rights are reserved. */
  dataLicence: v.optional(v.nullable(v.strictObject({ name: Prose, href: WebAddress })), null),
  about: v.strictObject({
    eyebrow: Prose,
    title: Prose,
    paragraphs: v.array(Paragraph),
    /** Shown on the about page while an episode is narrated by the synthetic voice. */
    narrationNote: Prose,
    /** An empty `alt` marks a decorative image. */
    image: v.strictObject({ src: Address, alt: v.pipe(v.string(), v.trim()) }),
  }),
});

export type Site = v.InferOutput<typeof SiteSchema>;
export type Platform = v.InferOutput<typeof Platform>;
export type SocialAccount = v.InferOutput<typeof SocialAccount>;
