import localFont from 'next/font/local';

export const displayFont = localFont({
  src: '../node_modules/@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
  variable: '--font-display',
  weight: '300 700',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

export const bodyFont = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  variable: '--font-body',
  weight: '200 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Letters of scholarly transliteration (ḥ, ā, ʿ), in titles of books and notes: fetched where there are any. */
export const bodyFontExtended = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  variable: '--font-body-extended',
  weight: '200 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02C5, U+1E00-1EFF' }],
});
