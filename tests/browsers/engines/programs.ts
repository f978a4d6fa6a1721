import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 30_000;

/** Polls a condition ten times a second; throws after half a minute, with a description. */
export async function until(
  description: string,
  isMet: () => boolean | Promise<boolean>,
  describeState: () => unknown = () => '',
): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isMet())) {
    if (Date.now() > deadline)
      throw new Error(
        `Half a minute has passed until ${description}. ${String(await describeState())}`,
      );
    await pause(100);
  }
}

/** Waits until a program prints a match on either output; throws with the output if the program ends before. */
export function untilPrinted(
  program: ChildProcessWithoutNullStreams,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = '';
    const readOutput = (chunk: unknown): void => {
      output += String(chunk);
      const match = pattern.exec(output);
      if (match) resolve(match);
    };
    program.stdout.on('data', readOutput);
    program.stderr.on('data', readOutput);
    program.on('error', reject);
    program.on('exit', () => reject(new Error(`${program.spawnfile} has ended: ${output}`)));
  });
}

/** Waits until a terminating program has exited; kills it after five seconds. */
export async function waitForExit(program: ChildProcessWithoutNullStreams): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const killTimer = setTimeout(() => program.kill('SIGKILL'), 5_000);
  await once(program, 'exit');
  clearTimeout(killTimer);
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
