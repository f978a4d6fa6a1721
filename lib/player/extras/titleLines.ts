/** A title in two lines for a narrow place. */
export interface TitleLines {
  /** Label of the episode in its series, «Épisode 11» or «Hors série»; null for a title without label. */
  readonly label: string | null;
  readonly name: string;
}

/** Matches an optional series, the label and the name. No-break spaces count as spaces. */
const LABELLED_TITLE =
  /^(?:.*\s[-–—|]\s+)?((?:épisode|ép\.|n°|#)\s*\d+|hors[ -]série)\s*[:–—-]\s+(.+)$/iu;

/**
 * Splits «La naissance de l’Islam - Épisode 5 : La première révélation» into label and name, without the series. Only
 * the title is parsed: feed episodes and restored episodes have no other field.
 */
export function titleLines(title: string): TitleLines {
  const [, label, name] = LABELLED_TITLE.exec(title) ?? [];
  return label === undefined || name === undefined
    ? { label: null, name: title }
    : { label, name: name.charAt(0).toLocaleUpperCase('fr') + name.slice(1) };
}
