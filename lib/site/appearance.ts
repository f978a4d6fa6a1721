/** The appearances of the site: the system's wish, light, or dark. */
export const APPEARANCES = [
  { theme: 'auto', label: 'Automatique' },
  { theme: 'light', label: 'Claire' },
  { theme: 'dark', label: 'Sombre' },
] as const;

/** The key under which the browser keeps the visitor's choice, and the name of its radio buttons; nothing for `auto`. */
export const APPEARANCE_KEY = 'apparence';

/** What a browser paints around the page (HTML, `theme-color`), by the appearance. */
export const THEME_COLORS: {
  readonly light: string;
  readonly dark: string;
  readonly [theme: string]: string | undefined;
} = { light: '#0c1f2b', dark: '#0b1820' };
