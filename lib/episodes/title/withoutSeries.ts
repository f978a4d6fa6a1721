/** Strips series and number from a title: « La naissance de l’Islam - Épisode 8 : Médine » becomes « Médine ». */
export const withoutSeries = (title: string): string =>
  title.replace(/^.*?épisode\s+\d+\s*:\s*(?=\S)/i, '');
