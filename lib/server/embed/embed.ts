import 'server-only';
import { createHash } from 'node:crypto';
import { notFoundPage, playerPage } from '@/lib/embed/page';
import { EMBED_STYLE } from '@/lib/embed/style';
import { embedTheme, type EmbedTheme } from '@/lib/embed/theme';
import type { PictureFiles } from '@/lib/content/picture';
import { atSecond, type Episode } from '@/lib/episodes/episode';
import { sourceOf } from '@/lib/player/core/playable';
import { parseStartTime } from '@/lib/player/base/startTime';
import { siteOrigin } from '@/lib/server/environment';
import { audioBaseUrl } from '@/lib/server/content/episodes/audio';
import { findEpisode } from '@/lib/server/content/episodes';
import { loadSite } from '@/lib/server/content/site';

const STYLE_HASH = createHash('sha256').update(EMBED_STYLE).digest('base64');

/**
 * Returns the policy of an embedded page: no scripts, framing allowed everywhere, and audio from the host of
 * `AUDIO_BASE_URL`.
 */
const policy = (): string =>
  [
    "default-src 'none'",
    "img-src 'self' https:",
    ["media-src 'self' https:", ...audioOrigins()].join(' '),
    "font-src 'self'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');

function audioOrigins(): readonly string[] {
  const base = audioBaseUrl();
  return base === null ? [] : [new URL(base).origin];
}

/**
 * Builds the response with an episode's embedded player.
 * @param query `t`, the second at which the player opens, in the form of links; `apparence`, see lib/embed/theme.ts
 */
export function embedResponse(slug: string, query: URLSearchParams): Response {
  const theme = embedTheme(query.get('apparence'));
  const episode = findEpisode(slug);
  const body = episode
    ? playerDocument(episode, query.get('t'), theme)
    : notFoundPage(loadSite().name, `${siteOrigin()}/episodes`, theme);
  return new Response(body, {
    status: episode ? 200 : 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(),
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}

function playerDocument(episode: Episode, startText: string | null, theme: EmbedTheme): string {
  const { shortTitle, number, category, seconds, picture, playable, audio } = episode;
  const startTime = parseStartTime(startText, seconds);
  return playerPage({
    title: shortTitle,
    kind: number === undefined ? (category ?? 'Épisode') : `Épisode ${number}`,
    siteName: loadSite().name,
    page:
      siteOrigin() +
      (startTime === undefined ? episode.path : atSecond(episode.path, startTime)),
    canonical: siteOrigin() + episode.path,
    audio: sourceOf(playable),
    cover: picture && coverOf(picture),
    subtitles: audio.subtitles,
    theme,
    ...(startTime !== undefined && { at: startTime }),
  });
}

const coverOf = ({ src, artwork }: PictureFiles) => ({
  src,
  srcSet: artwork
    .map((image) => `${image.src} ${Number.parseInt(image.sizes, 10)}w`)
    .join(', '),
});
