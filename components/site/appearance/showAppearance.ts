import { THEME_COLORS } from '@/lib/site/appearance';

/**
 * Shows an appearance: `app/tokens.css` reads `data-theme`, and the browser paints its own bars in `theme-color`. Any
 * other word than `light` and `dark` leaves both to the system.
 */
export function showAppearance(theme: string): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
    meta.content = THEME_COLORS[theme] ?? THEME_COLORS[meta.media ? 'dark' : 'light'];
}
