import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_MS = 30_000;

/** Polls a condition ten times a second; throws after half a minute, with a description. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  describe: () => unknown = () => '',
): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while (!(await isSo())) {
    if (Date.now() > end)
      throw new Error(`Half a minute has passed until ${what}. ${String(await describe())}`);
    await pause(100);
  }
}

/** Waits until a program prints a match on either output; throws with its output if it ends before. */
export function untilPrinted(
  program: ChildProcessWithoutNullStreams,
  expected: RegExp,
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (piece: unknown): void => {
      output += String(piece);
      const found = expected.exec(output);
      if (found) resolve(found);
    };
    program.stdout.on('data', listen);
    program.stderr.on('data', listen);
    program.on('error', reject);
    program.on('exit', () => reject(new Error(`${program.spawnfile} has ended: ${output}`)));
  });
}

/** Waits until a terminating program has exited; kills it after five seconds. */
export async function ended(program: ChildProcessWithoutNullStreams): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const late = setTimeout(() => program.kill('SIGKILL'), 5_000);
  await once(program, 'exit');
  clearTimeout(late);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A port is expected.');
  return address.port;
}
