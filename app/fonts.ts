import localFont from 'next/font/local';

// scripts/cut-fonts.ts makes the subsets; nearFaces.css holds the fallback faces, since the fallbacks that
// Next computes have neither the weights in use nor a font for machines without Arial.

export const displayFont = localFont({
  src: './fonts/display.woff2',
  variable: '--font-display',
  weight: '600',
  display: 'swap',
  // Needs no preload: the styles are inlined, so that the browser discovers the font as early as by a preload.
  preload: false,
  adjustFontFallback: false,
});

export const bodyFont = localFont({
  src: './fonts/body.woff2',
  variable: '--font-body',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: false,
});

/** Letters of scholarly transliteration (ḥ, ā, ʿ), in titles of books and notes; loaded by `unicode-range`. */
export const bodyFontExtended = localFont({
  src: './fonts/transliteration.woff2',
  variable: '--font-body-extended',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0100-0151, U+0154-0177, U+0179-02C5, U+1E00-1EFF' },
  ],
});
