import { createServer, type RequestListener } from 'node:http';
import { warm } from '@/lib/server/http/warm.mjs';

/** A server with this answer, while something is done with its port. */
async function withServer(answer: RequestListener, act: (port: number) => Promise<void>) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    await act(address !== null && typeof address === 'object' ? address.port : 0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('a server that warms', () => {
  it('is asked for each page, one after the other', async () => {
    const asked: string[] = [];
    await withServer(
      (request, response) => {
        asked.push(request.url ?? '');
        response.end('page');
      },
      async (port) => {
        await warm(port, '127.0.0.1', ['/episodes', '/']);
        expect(asked).toEqual(['/episodes', '/']);
      },
    );
  });

  it.each<[string, RequestListener, readonly string[]]>([
    [
      'fails, which is told',
      (_, response) => void response.writeHead(500).end(),
      ['/episodes'],
    ],
    ['is not there', (_, response) => void response.writeHead(404).end(), []],
    ['breaks off', (request) => void request.socket.destroy(), []],
  ])('is let be when a page %s', async (_, answer, failed) => {
    await withServer(answer, async (port) => {
      await expect(warm(port, '127.0.0.1', ['/episodes'])).resolves.toEqual(failed);
    });
  });

  it('is let be when nothing listens', async () => {
    await expect(warm(1, '127.0.0.1', ['/episodes'])).resolves.toEqual([]);
  });
});
