import { spawn } from 'node:child_process';
import { printStep } from '@/scripts/start/ensure.mjs';

export interface Options {
  /** Environment variables in addition to those of this process. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Whether the program writes to this terminal, instead of into `output`. */
  readonly isShown?: boolean;
}

interface Execution {
  readonly status: number | null;
  readonly output: string;
  readonly seconds: number;
}

/**
 * Runs Node with arguments until it exits; resolves to its exit status, its seconds and, where not shown, its output.
 * Hidden output is printed at the end, under the name and the duration, since other commands may be writing.
 */
export function execute(
  name: string,
  args: readonly string[],
  { variables = {}, isShown = false }: Options = {},
): Promise<Execution> {
  const startedAt = performance.now();
  const program = spawn(process.execPath, args, {
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables },
  });
  const output: Buffer[] = [];
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    program.on('close', (status) => {
      const seconds = (performance.now() - startedAt) / 1000;
      if (!isShown) {
        printStep(`${name} (${Math.round(seconds)} s)`);
        process.stdout.write(Buffer.concat(output));
      }
      resolve({ status, output: String(Buffer.concat(output)), seconds });
    });
  });
}
