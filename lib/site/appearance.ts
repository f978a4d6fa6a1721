/** Appearances of the site: the system's preference, light, or dark. */
export const APPEARANCES = [
  { theme: 'auto', label: 'Automatique' },
  { theme: 'light', label: 'Claire' },
  { theme: 'dark', label: 'Sombre' },
] as const;

/** Storage key of the visitor's choice, and name of its radio buttons; absent for `auto`. */
export const APPEARANCE_KEY = 'apparence';

/** Colours that a browser paints around the page (HTML, `theme-color`), by appearance. */
export const THEME_COLORS: {
  readonly light: string;
  readonly dark: string;
  readonly [theme: string]: string | undefined;
} = { light: '#0c1f2b', dark: '#0b1820' };
