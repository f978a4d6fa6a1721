/** A title in two parts, for a place that is too narrow for the whole of it. */
export interface TitleLines {
  /** Which one of the series: «Épisode 11», «Hors série»; null where the title does not begin by saying so. */
  readonly rank: string | null;
  readonly name: string;
}

/** The series, if it is told first; the rank; the name. No-break spaces count as spaces. */
const RANKED =
  /^(?:.*\s[-–—|]\s+)?((?:épisode|ép\.|n°|#)\s*\d+|hors[ -]série)\s*[:–—-]\s+(.+)$/iu;

/**
 * Cuts «La naissance de l’Islam - Épisode 5 : La première révélation» into the rank and the name, and leaves out
 * the series. It reads the title alone: an episode of the feed, or one kept by an earlier visit, has nothing else.
 */
export function titleLines(title: string): TitleLines {
  const [, rank, name] = RANKED.exec(title) ?? [];
  return rank === undefined || name === undefined
    ? { rank: null, name: title }
    : { rank, name: name.charAt(0).toLocaleUpperCase('fr') + name.slice(1) };
}
