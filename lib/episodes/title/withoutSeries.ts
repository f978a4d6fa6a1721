/** Returns a title without its series and number: « La naissance de l’Islam - Épisode 8 : Médine » is « Médine ». */
export const withoutSeries = (title: string): string =>
  title.replace(/^.*?épisode\s+\d+\s*:\s*(?=\S)/i, '');
