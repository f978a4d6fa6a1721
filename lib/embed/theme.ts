/** Appearance of an embedded player, chosen by the framing page: the visitor's choice is stored for another origin. */
export type EmbedTheme = 'dark' | 'light' | 'auto';

const THEMES: ReadonlyMap<string | null, EmbedTheme> = new Map<string | null, EmbedTheme>([
  ['claire', 'light'],
  ['automatique', 'auto'],
]);

/**
 * Parses `?apparence=` of an embed's address: `claire`, `automatique` (the system's preference); `sombre` for any other
 * value.
 */
export const embedTheme = (text: string | null): EmbedTheme => THEMES.get(text) ?? 'dark';
