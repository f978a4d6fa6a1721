/** The appearance of a framed player: the page that frames it chooses, since the visitor's choice is another site's. */
export type EmbedTheme = 'dark' | 'light' | 'auto';

const THEMES: ReadonlyMap<string | null, EmbedTheme> = new Map<string | null, EmbedTheme>([
  ['claire', 'light'],
  ['automatique', 'auto'],
]);

/** Reads `?apparence=` of a frame's address: `claire`, `automatique` (the system's wish); anything else is `sombre`. */
export const embedTheme = (text: string | null): EmbedTheme => THEMES.get(text) ?? 'dark';
