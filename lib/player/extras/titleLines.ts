/** A title in two lines for a narrow place. */
export interface TitleLines {
  /** The rank in the series, «Épisode 11» or «Hors série»; null where the title does not begin with one. */
  readonly rank: string | null;
  readonly name: string;
}

/** Matches an optional series, the rank and the name. No-break spaces count as spaces. */
const RANKED =
  /^(?:.*\s[-–—|]\s+)?((?:épisode|ép\.|n°|#)\s*\d+|hors[ -]série)\s*[:–—-]\s+(.+)$/iu;

/**
 * Splits «La naissance de l’Islam - Épisode 5 : La première révélation» into rank and name, without the series. Only
 * the title is parsed: feed episodes and restored ones have no other field.
 */
export function titleLines(title: string): TitleLines {
  const [, rank, name] = RANKED.exec(title) ?? [];
  return rank === undefined || name === undefined
    ? { rank: null, name: title }
    : { rank, name: name.charAt(0).toLocaleUpperCase('fr') + name.slice(1) };
}
