import localFont from 'next/font/local';

// The cuts are made by scripts/cut-fonts.ts; what stands for them until they come is in nearFaces.css: what Next
// would compute knows neither the weights that are used nor the machines without Arial.

export const displayFont = localFont({
  src: './fonts/display.woff2',
  variable: '--font-display',
  weight: '600',
  display: 'swap',
  // The styles stand in the page: a face that shows is asked for as soon as a preload would ask for it.
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

/** Letters of scholarly transliteration (ḥ, ā, ʿ), in titles of books and notes: fetched where there are any. */
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
