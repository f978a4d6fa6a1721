import { createHash, randomUUID } from 'node:crypto';
import { PAGE } from '@/lib/http/cacheControl';
import { pageOf, type MadeAnswer } from '@/tests/fixtures/http/pages';

const SCRIPT = 'console.log("written into the page")';
const HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** Creates a page with one inline script, and its payload for the router. */
const pageRoute =
  (title: string, cacheControl = PAGE, nonce?: string): MadeAnswer =>
  ({ headers }) => {
    if (headers.get('rsc') === '1') return textResponse(`0:"${title}"`, 'text/x-component');
    const script = `<script src="/_next/static/chunks/0a1b.js" async=""></script><script${nonce ? ` nonce="${nonce}"` : ''}>${SCRIPT}</script></body>`;
    return new Response(pageOf(title).replace(/<script>.*<\/body>/, script), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': cacheControl,
        'Content-Security-Policy': `default-src 'self'; script-src 'self' '${nonce ? `nonce-${nonce}` : `sha256-${HASH}`}'; style-src 'self'`,
        Vary: 'rsc',
      },
    });
  };

const textResponse = (body: string, type: string, cacheControl = PAGE): Response =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': cacheControl } });

const LONG = 'Une caravane va de La Mecque à Gaza. '.repeat(100);

/** Routes of an invented site that passes `npm run deploy:check`. */
export const CHECKED_ANSWERS: Readonly<Record<string, MadeAnswer>> = {
  '/': pageRoute('Accueil'),
  '/outils': pageRoute('Outils'),
  '/about': pageRoute('À propos'),
  '/episodes/one': pageRoute('Un épisode'),
  '/episodes': (request) =>
    pageRoute(
      'Épisodes',
      'no-store',
      request.url.includes('q=') ? randomUUID() : undefined,
    )(request),
  '/embed/one': () => textResponse('<audio src="/audio/sample.mp3"></audio>', 'text/html'),
  '/sitemap.xml': ({ url }) =>
    textResponse(`<loc>${new URL('/episodes/one', url).href}</loc>`, 'application/xml'),
  '/feed.xml': () => textResponse(`<rss>${LONG}</rss>`, 'application/rss+xml'),
  '/api/feed': () => textResponse(JSON.stringify([LONG]), 'application/json'),
  '/quizz/quizz.json': () => textResponse(JSON.stringify([LONG]), 'application/json'),
  '/api/health': () => textResponse('{}', 'application/json', 'no-store'),
  '/api/ready': () => textResponse('{"status":"ready"}', 'application/json', 'no-store'),
  '/.well-known/security.txt': () =>
    textResponse(
      `Contact: mailto:securite@site.example\nExpires: ${new Date(Date.now() + 90 * 86_400_000).toISOString()}\n`,
      'text/plain; charset=utf-8',
    ),
};
