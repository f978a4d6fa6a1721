import { listenOnLoopback } from '@/tests/fixtures/http/loopback';

/** Bytes of each hostile feed: a larger one would be refused by its size alone. */
const SIZE = 11.5 * 1024 * 1024;

/** Repeated markup, each once a way to consume gigabytes or many seconds. */
export const HOSTILE_MARKUP: Readonly<Record<string, string>> = {
  'bare ampersands': '& ',
  'character references': '&amp;',
  'opened tags': '<a>',
  'bare angle brackets': '< ',
  'the letter of an endless text': 'e',
  'the letter of an endless declaration': '',
  'the letter of an endless instruction': '',
  'attributes of one element': '',
  'attributes of many elements': '',
};

/** Bodies that do not merely repeat a text. */
const BODIES: Readonly<Record<string, () => string>> = {
  'the letter of an endless declaration': () => `<!${'A'.repeat(SIZE)}>`,
  'the letter of an endless instruction': () => `<?a ${'A'.repeat(SIZE - 10)}?>`,
  'attributes of one element': () => `<a${attributes(SIZE / 12)}/>`,
  'attributes of many elements': () => `<a${attributes(150)}/>`.repeat(SIZE / 1700),
};

const attributes = (count: number): string =>
  Array.from({ length: count }, (_, index) => ` a${index}="1"`).join('');

const hostileFeed = (name: string, markup: string): string => {
  const body = BODIES[name]?.() ?? markup.repeat(SIZE / markup.length);
  return `<rss version="2.0"><channel><title>${name}</title>${body}</channel></rss>`;
};

/** Serves a hostile feed locally; the feed's text is generated at the request. */
export async function startHostileFeed(
  name: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const { origin, close } = await listenOnLoopback((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/rss+xml' });
    response.end(hostileFeed(name, HOSTILE_MARKUP[name] ?? ''));
  });
  return { url: `${origin}/feed.xml`, close };
}
