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
