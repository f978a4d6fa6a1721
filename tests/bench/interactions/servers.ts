import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** A built site being served. */
export interface Served {
  readonly label: string;
  readonly origin: string;
  readonly stop: () => void;
}

const STARTING_MS = 30_000;

/** @param folder where the site has been built */
export async function serveBuild(folder: string): Promise<Served> {
  const port = await freePort();
  const server = spawn(process.execPath, ['.next/image/host/main.mjs', '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    // In a group of its own: an interruption from the keyboard is the bench's affair.
    detached: true,
  });
  const origin = `http://localhost:${port}`;
  try {
    await answered(`${origin}/api/health`, server);
  } catch (error) {
    server.kill();
    throw error;
  }
  return { label: folder, origin, stop: () => void server.kill() };
}

async function answered(address: string, server: ChildProcess): Promise<void> {
  const limit = Date.now() + STARTING_MS;
  while (Date.now() < limit && server.exitCode === null) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Le serveur n’a pas répondu à ${address}.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
