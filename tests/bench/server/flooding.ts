import { residentBytes } from '@/tests/e2e/http/processes';
import { openRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';

const MEGABYTE = 1024 * 1024;

/** Headers of an upgrade to another protocol, which the site does not support. */
export const UPGRADE = ['Upgrade: websocket', 'Connection: Upgrade'];

/** Calls a function a number of times, some calls at once. */
export async function flood(
  count: number,
  atOnce: number,
  act: () => Promise<unknown>,
): Promise<void> {
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await act();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
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
  const piece = Buffer.alloc(MEGABYTE);
  for (let sent = 0; sent < 20 && !socket.destroyed; sent += 1) {
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.write(piece, () => resolve());
    });
  }
  socket.resume().end();
  await closed;
  return residentBytes(site.pid);
}
