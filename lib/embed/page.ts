/** Embedded pages: complete, small documents without a script, framed by other sites. */
import { EMBED_STYLE } from '@/lib/embed/style';
import type { EmbedTheme } from '@/lib/embed/theme';
import { escapeXml } from '@/lib/text/escapeXml';

interface Player {
  readonly title: string;
  /** Label of the series or kind. */
  readonly kind: string;
  readonly siteName: string;
  /** Absolute address of the episode's page at the player's second. */
  readonly page: string;
  /** Absolute address of the episode's page, without a second. */
  readonly canonical: string;
  readonly audio: string;
  readonly cover: { readonly src: string; readonly srcSet: string } | null;
  /** Address of the subtitles, if any. */
  readonly subtitles: string | null;
  readonly at?: number;
  readonly theme: EmbedTheme;
}

const NEW_TAB = '<span class="aside"> (nouvel onglet)</span>';
const NEW_TAB_ATTRIBUTES = 'target="_blank" rel="noopener"';

/**
 * Writes the HTML document of an embedded player, which opens at a second by a media fragment (W3C, Media
 * Fragments URI 1.0).
 */
export function playerPage(player: Player): string {
  const { title, kind, siteName, page, canonical, audio, cover, subtitles, at, theme } = player;
  const source = escapeXml(at === undefined ? audio : `${audio}#t=${at}`);
  const image =
    cover &&
    `<img src="${escapeXml(cover.src)}" srcset="${escapeXml(cover.srcSet)}" sizes="(min-height: 400px) 44vh, 144px" width="480" height="480" alt="">`;
  const track =
    subtitles &&
    `<track kind="captions" src="${escapeXml(subtitles)}" srclang="fr" label="Français">`;
  return htmlDocument({
    theme,
    title: `${title} – ${siteName}`,
    head: `<link rel="canonical" href="${escapeXml(canonical)}">`,
    main: [
      image,
      `<div class="words"><p>${escapeXml(`${siteName} · ${kind}`)}</p>`,
      `<h1><a href="${escapeXml(page)}" ${NEW_TAB_ATTRIBUTES}>${escapeXml(title)}${NEW_TAB}</a></h1></div>`,
      `<audio controls preload="none" src="${source}" aria-label="${escapeXml(title)}">${track ?? ''}</audio>`,
      `<div class="links"><a href="${escapeXml(canonical)}#transcription" ${NEW_TAB_ATTRIBUTES}><span class="more">Lire la\u00a0</span><span class="word">transcription</span>${NEW_TAB}</a>`,
      `<a href="${escapeXml(audio)}" download>Télécharger</a></div>`,
    ],
  });
}

/** Writes the HTML document that an embed shows for a missing episode. */
export const notFoundPage = (siteName: string, home: string, theme: EmbedTheme): string =>
  htmlDocument({
    theme,
    title: `Épisode introuvable – ${siteName}`,
    head: '',
    main: [
      `<div class="words"><p>${escapeXml(siteName)}</p><h1>Cet épisode n’existe pas ou plus.</h1></div>`,
      `<div class="links"><a href="${escapeXml(home)}" ${NEW_TAB_ATTRIBUTES}>Voir tous les épisodes${NEW_TAB}</a></div>`,
    ],
  });

interface DocumentParts {
  readonly theme: EmbedTheme;
  readonly title: string;
  readonly head: string;
  readonly main: readonly (string | null)[];
}

const htmlDocument = ({ theme, title, head, main }: DocumentParts): string =>
  [
    `<!doctype html><html lang="fr" data-theme="${theme}"><head><meta charset="utf-8">`,
    `<title>${escapeXml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    head,
    `<style>${EMBED_STYLE}</style></head><body><main>`,
    ...main.filter((element) => element !== null),
    '</main></body></html>',
  ].join('\n');
