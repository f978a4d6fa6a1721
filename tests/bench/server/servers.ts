import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { START_ARGUMENTS } from '@/tests/e2e/serve';
import { freePort } from '@/tests/e2e/feed/upstream';

const POLLING_INTERVAL_MS = 5;

export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface RunningBuild extends RunningServer {
  /** In milliseconds: from the start of the process to the end of the first answer, of the home page. */
  readonly firstAnswerTime: number;
  /** Resolves when the process has written these words to its console. */
  readonly untilPrinted: (text: string) => Promise<void>;
}

export async function startBuild(
  variables: Readonly<Record<string, string>>,
): Promise<RunningBuild> {
  const port = await freePort();
  const options = [...START_ARGUMENTS, '-H', '127.0.0.1', '-p', String(port)];
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    ...variables,
  };
  const startTime = performance.now();
  const child = spawn(process.execPath, options, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const origin = `http://127.0.0.1:${port}`;
  const firstAnswer = untilAnswered(origin, () => child.exitCode !== null);
  let output = '';
  const untilPrinted = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const checkOutput = (): void => {
        if (output.includes(text)) resolve();
      };
      checkOutput();
      child.stdout.on('data', checkOutput);
      child.stderr.on('data', checkOutput);
      child.once('exit', () => reject(new Error(`The site ended: is it built?\n${output}`)));
    });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  await untilPrinted('Ready');
  const firstAnswerTime = (await firstAnswer) - startTime;
  return {
    origin,
    firstAnswerTime,
    pid: child.pid ?? 0,
    untilPrinted,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Resolves with the time of the first answer of a server that is starting, or of its end. */
async function untilAnswered(origin: string, hasEnded: () => boolean): Promise<number> {
  const isAnswered = (): Promise<boolean> =>
    fetch(origin).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
  while (!(await isAnswered()) && !hasEnded()) await setTimeout(POLLING_INTERVAL_MS);
  return performance.now();
}

/** Starts a minimal Node server with one response in memory: the upper bound for Node. */
export async function startBare(body: Buffer, headers: Headers): Promise<RunningServer> {
  const keptHeaders = [...headers].filter(
    ([name]) => !/^(?:connection|keep-alive|date|transfer-encoding)$/.test(name),
  );
  const server = createServer((_, response) => {
    response.writeHead(200, {
      ...Object.fromEntries(keptHeaders),
      'content-length': body.length,
    });
    response.end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: process.pid,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
