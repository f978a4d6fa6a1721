import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { until, freePort } from '../engines/programs';
import { press, untilShown, visit } from '../input';
import type { Journey } from '../journey';
import { untilAdvancing } from '../sound';
import { episodeOf } from '@/tests/e2e/content';

/** Starts a TCP proxy to the site, whose connections can be cut. */
async function openProxy(origin: string): Promise<{ origin: string; cut: () => void }> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((clientSocket) => {
    const siteSocket = connect(Number(new URL(origin).port), 'localhost');
    for (const socket of [clientSocket, siteSocket]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    clientSocket.pipe(siteSocket).pipe(clientSocket);
  }).listen(port, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${port}`,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Keeps an episode online, then opens and plays it offline. */
export const keptEpisode: Journey = {
  title: 'a kept episode opens and plays without its server',
  async run(browser, origin) {
    const proxy = await openProxy(origin);
    try {
      const { slug, title } = episodeOf(8);
      await visit(browser, `${proxy.origin}/episodes/${slug}`);
      await press(browser, { selector: 'main button', name: 'Emporter cet épisode' });
      await press(browser, { selector: 'dialog button', name: 'Emporter (' });
      await untilShown(browser, 'Cet épisode est emporté');
      await press(browser, { selector: 'dialog button', name: 'Fermer' });
      await until('the page has its worker', () =>
        browser.evaluate(() => navigator.serviceWorker.controller !== null),
      );
      proxy.cut();
      await visit(browser, `${proxy.origin}/episodes/${slug}`);
      await untilShown(browser, title);
      await press(browser, { selector: 'main button[data-episode]' });
      await untilAdvancing(browser);
    } finally {
      proxy.cut();
    }
  },
};
