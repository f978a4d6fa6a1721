import * as v from 'valibot';

/** Placeholder for the number of an episode in a pair of addresses. */
const NUMBER_PLACEHOLDER = '{n}';

const redirectAddress = (example: string) =>
  v.pipe(
    v.string(`une adresse de ce site est attendue, par exemple «\u00a0${example}\u00a0»`),
    v.regex(
      /^\/(?!\/)[a-z0-9./-]*(?:\{n\})?$/,
      `une adresse de ce site, en minuscules, est attendue, par exemple «\u00a0${example}\u00a0»`,
    ),
  );

/** `content/redirects.json`: guessed addresses and their pages. */
export const RedirectsSchema = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({ from: redirectAddress('/quizz'), to: redirectAddress('/outils/quizz') }),
      v.check(
        ({ from, to }) =>
          from.includes(NUMBER_PLACEHOLDER)
            ? to === `/episodes/${NUMBER_PLACEHOLDER}`
            : !to.includes(NUMBER_PLACEHOLDER) && from !== to,
        `deux adresses différentes sont attendues\u00a0; «\u00a0${NUMBER_PLACEHOLDER}\u00a0», le numéro d’un épisode, demande «\u00a0/episodes/${NUMBER_PLACEHOLDER}\u00a0» pour «\u00a0to\u00a0»`,
      ),
    ),
    'une liste de renvois est attendue',
  ),
  v.check(
    (redirects) => new Set(redirects.map(({ from }) => from)).size === redirects.length,
    'une adresse «\u00a0from\u00a0» ne peut mener qu’à une page',
  ),
);

export type RedirectRecord = v.InferOutput<typeof RedirectsSchema>[number];

interface NumberedEpisode {
  /** Number in the series; absent for a special episode. */
  readonly number?: number | undefined;
  readonly path: string;
}

/** Maps guessed addresses to pages; a pair with `{n}` is expanded to every numbered episode. */
export function expandRedirects(
  records: readonly RedirectRecord[],
  episodes: readonly NumberedEpisode[],
): ReadonlyMap<string, string> {
  return new Map(
    records.flatMap(({ from, to }): readonly (readonly [string, string])[] =>
      from.includes(NUMBER_PLACEHOLDER)
        ? episodes.flatMap(({ number, path }) =>
            number === undefined
              ? []
              : [[from.replace(NUMBER_PLACEHOLDER, String(number)), path]],
          )
        : [[from, to]],
    ),
  );
}
