import { DAY_TOKENS, TOKENS } from '@/lib/share/colours';

/** Builds the stable address of a typeface of the site. */
const fontPath = (face: 'display' | 'body'): string => `/partage/polices/${face}.woff2`;

const fontFace = (family: string, face: 'display' | 'body'): string =>
  `@font-face { font-family: '${family}'; font-weight: 400 700; font-display: swap; src: url(${fontPath(face)}) format('woff2'); }`;

/** Custom properties of the dark and the light appearance, of which an address selects one (lib/embed/theme.ts). */
const DARK_PROPERTIES = `color-scheme: dark; --ground: ${TOKENS.night}; --far: ${TOKENS['night-2']}; --text: ${TOKENS.sand}; --accent: ${TOKENS['gold-light']}; --ornament: ${TOKENS['gold-light']};`;
const LIGHT_PROPERTIES = `color-scheme: light; --ground: ${DAY_TOKENS.paper}; --far: ${TOKENS.sand}; --text: ${DAY_TOKENS.ink}; --accent: ${DAY_TOKENS.terracotta}; --ornament: ${DAY_TOKENS.gold};`;

/**
 * Styles of the embedded player: cover, texts, audio and two links; one column in a high frame, beside the cover in a
 * wide frame, three rows of 160 pixels in a small frame. Lower frames keep title and audio, then the audio alone.
 */
export const EMBED_STYLE = `
${fontFace('Cormorant', 'display')}
${fontFace('Source', 'body')}
:root { ${DARK_PROPERTIES} }
:root[data-theme='light'] { ${LIGHT_PROPERTIES} }
@media (prefers-color-scheme: light) { :root[data-theme='auto'] { ${LIGHT_PROPERTIES} } }
* { box-sizing: border-box; margin: 0; }
body {
  display: grid; align-content: center; min-height: 100vh; padding: 6px 12px;
  background: linear-gradient(115deg, var(--ground), var(--far)) var(--ground);
  box-shadow: inset 0 3px var(--ornament);
  color: var(--text); font: 400 15px/1.2 'Source', Arial, sans-serif;
}
main { display: grid; grid-template: 'cover words' auto 'sound sound' 44px 'links links' 44px / auto 1fr; gap: 0 12px; align-items: center; }
img { grid-area: cover; display: block; width: 54px; height: 54px; border-radius: 8px; }
.words { grid-area: words; min-width: 0; }
.words p { overflow: hidden; color: var(--accent); font-size: 13px; font-weight: 600; line-height: 16px; text-overflow: ellipsis; white-space: nowrap; }
h1 { font: 600 20px/21px 'Cormorant', 'Times New Roman', serif; font-feature-settings: 'lnum'; }
h1 a { display: -webkit-box; overflow: hidden; min-height: 44px; margin-inline: -6px; padding: 0 6px 2px; -webkit-box-orient: vertical; -webkit-line-clamp: 2; align-content: center; }
audio { grid-area: sound; width: 100%; height: 44px; }
.links { grid-area: links; display: flex; gap: 0 24px; }
.links a { display: flex; align-items: center; min-height: 44px; font-weight: 600; white-space: nowrap; }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 3px; border-radius: 4px; }
h1 a { text-decoration: none; }
a:hover { text-decoration: underline; text-decoration-thickness: 2px; }
a:focus-visible, audio:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }
.aside { position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 279px) {
  .links { gap: 0 10px; font-size: 13px; }
  .links .more { position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%); }
  .links .word { display: block; text-transform: capitalize; }
}
@media (max-height: 159px) {
  main { grid-template: 'words' auto 'sound' 44px / 1fr; }
  img, .words p, .links { display: none; }
  h1 a { display: block; min-height: 24px; text-overflow: ellipsis; white-space: nowrap; }
}
@media (max-height: 87px) {
  body { padding-block: 3px 0; }
  main { grid-template: 'sound' min(44px, calc(100vh - 3px)) / 1fr; }
  audio { height: 100%; }
  .words { display: none; }
}
@media (min-width: 480px) and (min-height: 160px) {
  main { grid-template: 'cover words' auto 'cover sound' 44px 'cover links' 44px / auto 1fr; gap: 0 18px; }
  img { width: 144px; height: 144px; border-radius: 14px; }
  h1 { font-size: 23px; }
}
@media (min-height: 400px) {
  body { justify-items: center; padding: 24px; }
  main { grid-template: 'cover' auto 'words' auto 'sound' auto 'links' auto / 1fr; gap: 14px; width: 100%; max-width: 440px; text-align: center; }
  img { justify-self: center; width: min(100%, 44vh); height: auto; }
  .words p { font-size: 16px; line-height: 24px; white-space: normal; }
  h1 { font-size: 36px; line-height: 36px; text-wrap: balance; }
  h1 a { display: grid; }
  .links { flex-wrap: wrap; justify-content: center; }
}
`;
