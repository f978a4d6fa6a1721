import 'server-only';
import { createHash } from 'node:crypto';
import { lostPage, playerPage } from '@/lib/embed/page';
import { EMBED_STYLE } from '@/lib/embed/style';
import { episodePath } from '@/lib/episodes/address';
import type { Episode } from '@/lib/episodes/episode';
import { sourceOf } from '@/lib/player/playable';
import { parseStartTime } from '@/lib/player/startTime';
import { siteOrigin } from '@/lib/server/environment';
import { findEpisode } from '@/lib/server/episodePage';
import { artworkOf } from '@/lib/server/pictures';
import { playableOf } from '@/lib/server/playables';
import { publicFile } from '@/lib/server/publicFiles';
import { loadSite } from '@/lib/server/site';
import { parseClock } from '@/lib/time/clock';

const STYLE_HASH = createHash('sha256').update(EMBED_STYLE).digest('base64');

/** Nothing runs in these pages, and any page may frame them; an owner's recording may be on another host. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self' https:",
  "media-src 'self' https:",
  "font-src 'self'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** The player of an episode, to be framed; `t` is the second at which it opens, as a link has it. */
export function embedResponse(slug: string, t: string | null): Response {
  const episode = findEpisode(slug);
  const body = episode
    ? player(episode, t)
    : lostPage(loadSite().name, `${siteOrigin()}/episodes`);
  return new Response(body, {
    status: episode ? 200 : 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}

function player(episode: Episode, t: string | null): string {
  const { slug, shortTitle, number, category, duration, imageUrl } = episode;
  const at = parseStartTime(t, parseClock(duration) ?? undefined);
  const subtitles = `/audio/${slug}.vtt`;
  return playerPage({
    title: shortTitle,
    kind: number === undefined ? (category ?? 'Épisode') : `Épisode ${number}`,
    siteName: loadSite().name,
    page: siteOrigin() + (at === undefined ? episodePath(slug) : episodePath(slug, at)),
    canonical: siteOrigin() + episodePath(slug),
    audio: sourceOf(playableOf(episode)),
    cover: imageUrl === undefined ? null : coverOf(imageUrl),
    subtitles: publicFile(subtitles) ? subtitles : null,
    ...(at !== undefined && { at }),
  });
}

const coverOf = (imageUrl: string) => ({
  src: imageUrl,
  srcSet: artworkOf(imageUrl)
    .map(({ src, sizes }) => `${src} ${Number.parseInt(sizes, 10)}w`)
    .join(', '),
});
