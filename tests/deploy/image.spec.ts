import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@/tests/e2e/feed/upstream';
import { effectiveUser, residentBytes } from '@/tests/e2e/http/processes';
import { expect, it } from '@/tests/e2e/it';
import { EVERY_PAGE } from '@/tests/e2e/pages';
import { listed, userId, variables } from '@/tests/deploy/dockerfile';
import { needProgram } from '@/tests/fixtures/programs';
import { containerCommand, layOut, writableFolders } from './image';

const MAX_BYTES = 200 * 1024 * 1024;
const ADDRESSES = [
  ...EVERY_PAGE.filter((path) => path !== '/nulle-part'),
  ...['/feed.xml', '/api/feed', '/api/feed/latest', '/api/health', '/api/ready'],
  ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/sw.js', '/tools.json'],
  ...['/quizz/quizz.json', '/audio/sample.mp3', '/icon.svg', '/hors-ligne/paquet.json'],
  ...['/.well-known/security.txt', '/maps/arabie/manifest.json'],
];

it('the image serves the site as an unprivileged user, on a disk that is read-only but for two folders', async () => {
  it.setTimeout(120_000);
  // Only root may mount a read-only disk and become another user.
  for (const program of ['unshare', 'setpriv', 'mount']) needProgram(program);
  expect(process.getuid?.()).toBe(0);
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  try {
    const site = join(folder, 'site');
    layOut(site);
    const port = String(await freePort());
    const env = {
      PATH: process.env.PATH,
      ...variables(),
      ...writableFolders(folder),
      NODE_ENV: 'production' as const,
      PORT: port,
    };
    const [command = '', ...args] = containerCommand(site);
    const child = spawn(command, args, { env });
    const [outputLines, errorLines]: [string[], string[]] = [[], []];
    child.stdout.on('data', (chunk) => outputLines.push(String(chunk)));
    child.stderr.on('data', (chunk) => errorLines.push(String(chunk)));
    try {
      await expect
        .poll(() => outputLines.join('') + (child.exitCode ?? ''), { timeout: 60_000 })
        .toMatch(/Ready|^\d/);
      const origin = `http://127.0.0.1:${port}`;
      const failedAnswers: string[] = [];
      for (const path of ADDRESSES) {
        const answer = await fetch(origin + path);
        const text = await answer.text();
        // A page whose policy could not be made is empty, with status 200.
        const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
        const isComplete = isPage ? text.includes('</html>') : text.length > 10;
        if (answer.status !== 200 || !isComplete)
          failedAnswers.push(`${path}: ${answer.status}, ${text.length} characters`);
      }
      expect(failedAnswers).toEqual([]);
      expect(ADDRESSES.length).toBeGreaterThanOrEqual(40);
      expect(await (await fetch(`${origin}/api/ready`)).json()).toMatchObject({
        status: 'ready',
        disk: 'ok',
      });
      const [node = '', ...checkArguments] = listed('HEALTHCHECK');
      await promisify(execFile)(node, checkArguments, { env });
      await expect(
        promisify(execFile)(node, checkArguments, { env: { ...env, PORT: '9' } }),
      ).rejects.toThrow();
      expect(effectiveUser(child.pid ?? 0)).toBe(userId());
      expect(residentBytes(child.pid ?? 0)).toBeLessThan(MAX_BYTES);
      expect(errorLines.join('')).toBe('');
    } finally {
      const exited = child.exitCode === null ? once(child, 'exit') : null;
      child.kill('SIGTERM');
      await exited;
    }
    expect(child.exitCode).toBe(0);
    // The server has written to the folder of former builds.
    expect(existsSync(join(folder, 'builds', 'chunks'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
