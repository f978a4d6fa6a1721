import * as v from 'valibot';

/** Creates the schema of a nullable text of one form, with a French message for any other. */
const form = (pattern: RegExp, expected: string) =>
  v.nullable(v.pipe(v.string(expected), v.regex(pattern, expected)));

const APPLE =
  'le numéro du podcast chez Apple est attendu, des chiffres seuls (« 1234567890 »)';
const SPOTIFY =
  'l’identifiant du podcast chez Spotify est attendu, 22 lettres et chiffres, après « /show/ »';
const POCKET_CASTS =
  'l’identifiant du podcast chez Pocket Casts est attendu, ce qui suit « https://pca.st/ »';

/** Ids of the podcast in the directories of apps; an app without id has no link. */
export const SubscribeSchema = v.strictObject({
  apple: v.optional(form(/^\d{6,12}$/, APPLE), null),
  spotify: v.optional(form(/^[A-Za-z0-9]{22}$/, SPOTIFY), null),
  /** Without it, Pocket Casts finds the podcast by its Apple id. */
  pocketCasts: v.optional(form(/^[a-z0-9-]{4,40}$/, POCKET_CASTS), null),
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

/** Lists the links that add the podcast to apps, for the apps that know it. */
export function subscribeLinks(
  { apple, spotify, pocketCasts, antennaPod }: Subscribe,
  { name, address }: Feed,
): readonly SubscribeLink[] {
  const inPocketCasts = pocketCasts ?? (apple === null ? null : `itunes/${apple}`);
  const query = new URLSearchParams({ url: address, title: name }).toString();
  const link = (app: SubscribeLink['app'], title: string, href: string | null) =>
    href === null ? [] : [{ app, name: title, href }];
  return [
    ...link(
      'apple',
      'Apple Podcasts',
      apple === null ? null : `https://podcasts.apple.com/podcast/id${apple}`,
    ),
    ...link(
      'spotify',
      'Spotify',
      spotify === null ? null : `https://open.spotify.com/show/${spotify}`,
    ),
    ...link(
      'antennapod',
      'AntennaPod',
      // AntennaPod decodes `%20`, not the `+` of a form.
      antennaPod
        ? `https://antennapod.org/deeplink/subscribe?${query.replaceAll('+', '%20')}`
        : null,
    ),
    ...link(
      'pocket-casts',
      'Pocket Casts',
      inPocketCasts === null ? null : `https://pca.st/${inPocketCasts}`,
    ),
  ];
}
