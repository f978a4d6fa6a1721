import * as v from 'valibot';
import { Address, Prose, Text } from '@/lib/content/fields';
import { WebAddress } from '@/lib/site/link';

const Platform = v.strictObject({
  kind: v.picklist(['spotify', 'apple', 'deezer', 'rss'], 'spotify, apple, deezer ou rss'),
  name: Text,
  href: Address,
});

/** A social account; without `href` a placeholder. */
const Social = v.strictObject({
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

/** `content/site.json`: the owner's settings of the site. */
export const SiteSchema = v.strictObject({
  name: Text,
  tagline: Prose,
  description: Prose,
  email: v.pipe(Text, v.email('une adresse e-mail est attendue')),
  feedUrl: v.nullable(WebAddress),
  featuredEpisodes: v.pipe(
    v.number('un nombre est attendu'),
    v.integer('un nombre entier est attendu'),
    v.minValue(1, 'un nombre de 1 à 12 est attendu'),
    v.maxValue(12, 'un nombre de 1 à 12 est attendu'),
  ),
  platforms: v.array(Platform),
  socials: v.array(Social),
  statistics: v.array(Statistic),
  banner: v.strictObject({ eyebrow: Prose, title: Text, intro: Prose }),
  footer: v.strictObject({ description: Prose }),
  /** Permission for use in class, in a sentence, shown wherever rights are. */
  classPermission: v.optional(Prose, 'Photocopie et projection permises pour la classe.'),
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
export type Social = v.InferOutput<typeof Social>;
