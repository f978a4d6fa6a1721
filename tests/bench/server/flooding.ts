import { residentBytes } from '@/tests/e2e/http/processes';
import { openRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';

const MEGABYTE = 1024 * 1024;

/** Headers of an upgrade to another protocol, which the site does not support. */
export const UPGRADE = ['Upgrade: websocket', 'Connection: Upgrade'];

/** Calls a function a number of times, some calls at once. */
export async function flood(
  count: number,
  concurrency: number,
  sendRequest: () => Promise<unknown>,
): Promise<void> {
  let remainingCalls = count;
  const runWorker = async (): Promise<void> => {
    while (remainingCalls > 0) {
      remainingCalls -= 1;
      await sendRequest();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
}

/** Sends 20 MB to a site that accepts no body; returns the site's memory afterwards, in bytes. */
export async function upload(
  site: { readonly origin: string; readonly pid: number },
  method: string,
  path: string,
): Promise<number> {
  const head = rawRequest(`${method} ${path}`, [`Content-Length: ${20 * MEGABYTE}`]);
  const socket = openRaw(site.origin, head);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const chunk = Buffer.alloc(MEGABYTE);
  for (let sentMegabytes = 0; sentMegabytes < 20 && !socket.destroyed; sentMegabytes += 1) {
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.write(chunk, () => resolve());
    });
  }
  socket.resume().end();
  await closed;
  return residentBytes(site.pid);
}
