import { spawn } from 'node:child_process';
import { say } from '@/scripts/start/ensure.mjs';

export interface How {
  /** Added to the variables of this process. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly isShown?: boolean;
}

interface Execution {
  readonly status: number | null;
  readonly output: string;
  readonly seconds: number;
}

/**
 * Runs Node to its end, and returns status and, where not shown, output. Output is shown as it comes, or at the end
 * with the duration, since other commands may be writing.
 */
export function execute(
  name: string,
  words: readonly string[],
  { variables = {}, isShown = false }: How = {},
): Promise<Execution> {
  const start = performance.now();
  const program = spawn(process.execPath, words, {
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables },
  });
  const output: Buffer[] = [];
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (piece: Buffer) => output.push(piece));
  return new Promise((resolve) => {
    program.on('close', (status) => {
      const seconds = (performance.now() - start) / 1000;
      if (!isShown) {
        say(`${name} (${Math.round(seconds)} s)`);
        process.stdout.write(Buffer.concat(output));
      }
      resolve({ status, output: String(Buffer.concat(output)), seconds });
    });
  });
}
