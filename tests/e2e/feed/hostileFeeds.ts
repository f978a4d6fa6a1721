import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Bytes of each hostile feed: more would be refused by its size alone. */
const SIZE = 11.5 * 1024 * 1024;

/** Each was a way to take gigabytes, or many seconds. */
export const HOSTILE: Readonly<Record<string, string>> = {
  'bare ampersands': '& ',
  'character references': '&amp;',
  'opened tags': '<a>',
  'bare angle brackets': '< ',
  'the letter of an endless text': 'e',
  'the letter of an endless declaration': '',
};

const hostileFeed = (name: string, mark: string): string => {
  const body = mark === '' ? `<!${'A'.repeat(SIZE)}>` : mark.repeat(SIZE / mark.length);
  return `<rss version="2.0"><channel><title>${name}</title>${body}</channel></rss>`;
};

/** Serves a hostile feed on this machine, whose text is made as it is asked for. */
export async function startHostileFeed(
  name: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/rss+xml' });
    response.end(hostileFeed(name, HOSTILE[name] ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/feed.xml`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
