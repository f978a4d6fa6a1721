import { createHash, randomUUID } from 'node:crypto';
import { PAGE } from '@/lib/http/cacheControl';
import { pageOf, type MadeAnswer } from '@/tests/fixtures/http/pages';

const SCRIPT = 'console.log("written into the page")';
const HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** Creates a page with one inline script, and its payload for the router. */
const page =
  (title: string, control = PAGE, nonce?: string): MadeAnswer =>
  ({ headers }) => {
    if (headers.get('rsc') === '1') return text(`0:"${title}"`, 'text/x-component');
    const script = `<script src="/_next/static/chunks/0a1b.js" async=""></script><script${nonce ? ` nonce="${nonce}"` : ''}>${SCRIPT}</script></body>`;
    return new Response(pageOf(title).replace(/<script>.*<\/body>/, script), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': control,
        'Content-Security-Policy': `default-src 'self'; script-src 'self' '${nonce ? `nonce-${nonce}` : `sha256-${HASH}`}'; style-src 'self'`,
        Vary: 'rsc',
      },
    });
  };

const text = (body: string, type: string, control = PAGE): Response =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': control } });

const LONG = 'Une caravane va de La Mecque à Gaza. '.repeat(100);

/** Routes of an invented site that passes `npm run deploy:check`. */
export const CHECKED_ANSWERS: Readonly<Record<string, MadeAnswer>> = {
  '/': page('Accueil'),
  '/outils': page('Outils'),
  '/about': page('À propos'),
  '/episodes/one': page('Un épisode'),
  '/episodes': (request) =>
    page(
      'Épisodes',
      'no-store',
      request.url.includes('q=') ? randomUUID() : undefined,
    )(request),
  '/embed/one': () => text('<audio src="/audio/sample.mp3"></audio>', 'text/html'),
  '/sitemap.xml': ({ url }) =>
    text(`<loc>${new URL('/episodes/one', url).href}</loc>`, 'application/xml'),
  '/feed.xml': () => text(`<rss>${LONG}</rss>`, 'application/rss+xml'),
  '/api/feed': () => text(JSON.stringify([LONG]), 'application/json'),
  '/quizz/quizz.json': () => text(JSON.stringify([LONG]), 'application/json'),
  '/api/health': () => text('{}', 'application/json', 'no-store'),
  '/api/ready': () => text('{"status":"ready"}', 'application/json', 'no-store'),
  '/.well-known/security.txt': () =>
    text(
      `Contact: mailto:securite@site.example\nExpires: ${new Date(Date.now() + 90 * 86_400_000).toISOString()}\n`,
      'text/plain; charset=utf-8',
    ),
};
