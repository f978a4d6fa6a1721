/** Colours of app/tokens.css, for pictures that no style sheet reaches. */
export const NIGHT = '#0c1f2b';
export const NIGHT_2 = '#12303f';
export const TEAL = '#1d5a63';
export const SAND = '#f7f1e4';
export const GOLD_LIGHT = '#d9b45b';
