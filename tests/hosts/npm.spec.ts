import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@/tests/e2e/feed/upstream';
import { expect, it } from '@/tests/e2e/it';

// The command bundles the edge host first.
it.describe.configure({ timeout: 120_000 });

let npm: ChildProcess | undefined;
it.afterEach(() => npm?.kill('SIGTERM'));

for (const script of ['start', 'start:workerd', 'start:deno'])
  it(`npm run ${script} ends the site on SIGTERM`, async () => {
    const port = String(await freePort());
    const options = { env: { ...process.env, PORT: port }, stdio: 'ignore' } as const;
    npm = spawn('npm', ['run', '--ignore-scripts', script], options);
    const isServed = () =>
      fetch(`http://localhost:${port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isServed, { timeout: 100_000 }).toBe(true);
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await expect.poll(isServed).toBe(false);
  });
