/** Colours of app/tokens.css, for pictures that no style sheet reaches. */
export const TOKENS = {
  night: '#0c1f2b',
  'night-2': '#12303f',
  sand: '#f7f1e4',
  'gold-light': '#d9b45b',
} as const;

/** Tokens of the light appearance, for the embedded player. */
export const DAY_TOKENS = {
  paper: '#fffdf8',
  ink: '#1f2a30',
  gold: '#b8892f',
  terracotta: '#a4472d',
} as const;

/** The tokens, and lighter and darker gold and night, as on the covers. */
export const COLOURS = {
  ...TOKENS,
  glow: '#164353',
  lit: '#f0d690',
  shaded: '#a97d2f',
} as const;
