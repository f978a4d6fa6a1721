import * as v from 'valibot';

/** Creates the schema of a nullable text that matches a pattern; `expected` is the French error message. */
const nullableText = (pattern: RegExp, expected: string) =>
  v.nullable(v.pipe(v.string(expected), v.regex(pattern, expected)));

const APPLE_MESSAGE =
  'le numéro du podcast chez Apple est attendu, des chiffres seuls (« 1234567890 »)';
const SPOTIFY_MESSAGE =
  'l’identifiant du podcast chez Spotify est attendu, 22 lettres et chiffres, après « /show/ »';
const POCKET_CASTS_MESSAGE =
  'l’identifiant du podcast chez Pocket Casts est attendu, ce qui suit « https://pca.st/ »';

/** Ids of the podcast in the directories of apps; an app without id has no link. */
export const SubscribeSchema = v.strictObject({
  apple: v.optional(nullableText(/^\d{6,12}$/, APPLE_MESSAGE), null),
  spotify: v.optional(nullableText(/^[A-Za-z0-9]{22}$/, SPOTIFY_MESSAGE), null),
  /** Without this id, Pocket Casts finds the podcast by the Apple id. */
  pocketCasts: v.optional(nullableText(/^[a-z0-9-]{4,40}$/, POCKET_CASTS_MESSAGE), null),
  /** AntennaPod adds the podcast by the address of its feed, without an id. */
  antennaPod: v.optional(v.boolean('true ou false est attendu'), true),
});

type Subscribe = v.InferOutput<typeof SubscribeSchema>;

export const DEFAULT_SUBSCRIBE: Subscribe = {
  apple: null,
  spotify: null,
  pocketCasts: null,
  antennaPod: true,
};

/** An address that adds the podcast to an app. */
export interface SubscribeLink {
  readonly app: 'apple' | 'spotify' | 'antennapod' | 'pocket-casts';
  readonly name: string;
  readonly href: string;
}

interface Feed {
  readonly name: string;
  /** Absolute address. */
  readonly address: string;
}

/** Lists the links that add the podcast to apps, for the apps that list the podcast. */
export function subscribeLinks(
  { apple, spotify, pocketCasts, antennaPod }: Subscribe,
  { name, address }: Feed,
): readonly SubscribeLink[] {
  const inPocketCasts = pocketCasts ?? (apple === null ? null : `itunes/${apple}`);
  const query = new URLSearchParams({ url: address, title: name }).toString();
  const optionalLink = (app: SubscribeLink['app'], title: string, href: string | null) =>
    href === null ? [] : [{ app, name: title, href }];
  return [
    ...optionalLink(
      'apple',
      'Apple Podcasts',
      apple === null ? null : `https://podcasts.apple.com/podcast/id${apple}`,
    ),
    ...optionalLink(
      'spotify',
      'Spotify',
      spotify === null ? null : `https://open.spotify.com/show/${spotify}`,
    ),
    ...optionalLink(
      'antennapod',
      'AntennaPod',
      // AntennaPod decodes `%20`, not the `+` of a form.
      antennaPod
        ? `https://antennapod.org/deeplink/subscribe?${query.replaceAll('+', '%20')}`
        : null,
    ),
    ...optionalLink(
      'pocket-casts',
      'Pocket Casts',
      inPocketCasts === null ? null : `https://pca.st/${inPocketCasts}`,
    ),
  ];
}
