/** Appearance of an embedded player, chosen by the framing page: the visitor's choice is stored for another origin. */
export type EmbedTheme = 'dark' | 'light' | 'auto';

const THEMES_BY_NAME = {
  sombre: 'dark',
  claire: 'light',
  automatique: 'auto',
} as const satisfies Record<string, EmbedTheme>;

/** A value of `?apparence=`. */
export type EmbedThemeName = keyof typeof THEMES_BY_NAME;

/** Parses `?apparence=` of an embed's address; `sombre` for any other value. */
export const parseThemeName = (text: string | null): EmbedThemeName =>
  text === 'claire' || text === 'automatique' ? text : 'sombre';

/** Parses `?apparence=` of an embed's address into its theme; `automatique` follows the system's preference. */
export const embedTheme = (text: string | null): EmbedTheme =>
  THEMES_BY_NAME[parseThemeName(text)];
