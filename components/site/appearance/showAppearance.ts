import { THEME_COLORS } from '@/lib/site/appearance';

/**
 * Shows an appearance: `data-theme` for app/tokens.css, `theme-color` for the browser's own bars. Any value other
 * than `light` and `dark` leaves both to the system.
 */
export function showAppearance(theme: string): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
    meta.content = THEME_COLORS[theme] ?? THEME_COLORS[meta.media ? 'dark' : 'light'];
}
