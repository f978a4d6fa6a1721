import * as v from 'valibot';
import { Address, Prose, Text } from '@/lib/content/fields';
import { WebAddress } from '@/lib/site/link';

const Platform = v.strictObject({
  kind: v.picklist(['spotify', 'apple', 'deezer', 'rss'], 'spotify, apple, deezer ou rss'),
  name: Text,
  href: Address,
});

/** A social account without `href` is a placeholder until the owner fills it in. */
const Social = v.strictObject({
  kind: v.picklist(
    ['facebook', 'x', 'instagram', 'youtube'],
    'facebook, x, instagram ou youtube',
  ),
  name: Text,
  href: v.nullable(WebAddress),
});

const Statistic = v.strictObject({ value: Text, label: Prose });

/** French spacing is for French. */
const Paragraph = v.variant(
  'lang',
  [
    v.strictObject({ lang: v.literal('fr'), text: Prose }),
    v.strictObject({ lang: v.literal('en'), text: Text }),
  ],
  'fr ou en',
);

/** `content/site.json`: every fact that an owner would change. */
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
  /** What a class may do with the site, in a sentence: said wherever rights are. */
  classPermission: v.optional(Prose, 'Photocopie et projection permises pour la classe.'),
  about: v.strictObject({
    eyebrow: Prose,
    title: Prose,
    paragraphs: v.array(Paragraph),
    /** Said on the about page as long as an episode is read by the synthetic voice. */
    narrationNote: Prose,
    /** An empty `alt` says that the image only decorates. */
    image: v.strictObject({ src: Address, alt: v.pipe(v.string(), v.trim()) }),
  }),
});

export type Site = v.InferOutput<typeof SiteSchema>;
export type Platform = v.InferOutput<typeof Platform>;
export type Social = v.InferOutput<typeof Social>;
