import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import {
  contained,
  copies,
  instructions,
  lastStage,
  layOut,
  listed,
  userId,
  variables,
  writableFolders,
} from './image';
import { EVERY_PAGE } from '@/tests/e2e/pages';
import { freePort } from '@/tests/e2e/feed/upstream';
import { residentBytes } from '@/tests/e2e/http/processes';
import { SERVE, SERVE_VARIABLES } from '@/tests/e2e/serve';

const MOST = 200 * 1024 * 1024;
const ADDRESSES = [
  ...EVERY_PAGE.filter((path) => path !== '/nulle-part'),
  ...['/feed.xml', '/api/feed', '/api/feed/latest', '/api/health', '/api/ready'],
  ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/sw.js', '/tools.json'],
  ...['/quizz/quizz.json', '/audio/sample.mp3', '/icon.svg', '/hors-ligne/paquet.json'],
  ...['/.well-known/security.txt', '/maps/arabie/manifest.json'],
];

test.describe('The image', () => {
  test('is described as it should be: fixed bases, no root, no shell, no tool of the network', () => {
    const bases = instructions().filter(({ word }) => word === 'FROM');
    expect(bases.every(({ rest }) => rest.startsWith('node:${NODE} AS '))).toBe(true);
    const [base] = instructions();
    expect(base?.rest).toMatch(/^NODE=\d+-\w+-slim$/);
    expect(base?.rest).toContain(`=${readFileSync('.nvmrc', 'utf8').trim()}-`);
    expect(userId()).toBeGreaterThan(1000);
    const words = lastStage().map(({ word }) => word);
    expect(words.lastIndexOf('USER')).toBeGreaterThan(words.lastIndexOf('COPY'));
    expect(words).not.toContain('ADD');
    expect(
      instructions()
        .map(({ rest }) => rest)
        .join('\n'),
    ).not.toMatch(/\b(?:curl|wget|apt)/);
    for (const [from] of copies()) expect(existsSync(from), from).toBe(true);
  });

  test('runs what npm start runs, with the same limits of memory', () => {
    expect(listed('CMD').slice(1)).toEqual(SERVE);
    expect(variables()).toMatchObject(SERVE_VARIABLES);
  });

  test('holds no secret and nothing that is made again: .dockerignore leaves it out', () => {
    const left = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const name of ['.git', '.next', '.cache', '.env*', 'node_modules', 'test-results'])
      expect(left).toContain(name);
  });

  test('serves the site as a user who is nobody, on a disk that is read-only but for two folders', async () => {
    test.setTimeout(120_000);
    test.skip(
      spawnSync('unshare', ['-m', 'setpriv', '--version']).status !== 0,
      'il faut être root pour monter un disque en lecture seule et changer d’utilisateur',
    );
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
      const [command = '', ...words] = contained(site);
      const child = spawn(command, words, { env });
      const [printed, complained]: [string[], string[]] = [[], []];
      child.stdout.on('data', (chunk) => printed.push(String(chunk)));
      child.stderr.on('data', (chunk) => complained.push(String(chunk)));
      try {
        await expect
          .poll(() => printed.join('') + (child.exitCode ?? ''), { timeout: 60_000 })
          .toMatch(/Ready|^\d/);
        const origin = `http://127.0.0.1:${port}`;
        const wrong: string[] = [];
        for (const path of ADDRESSES) {
          const answer = await fetch(origin + path);
          const text = await answer.text();
          // A page whose policy could not be made is empty, and 200 all the same.
          const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
          const isWhole = isPage ? text.includes('</html>') : text.length > 10;
          if (answer.status !== 200 || !isWhole)
            wrong.push(`${path}: ${answer.status}, ${text.length} characters`);
        }
        expect(wrong).toEqual([]);
        expect(ADDRESSES.length).toBeGreaterThanOrEqual(40);
        expect(await (await fetch(`${origin}/api/ready`)).json()).toMatchObject({
          status: 'ready',
          disk: 'ok',
        });
        const [node = '', ...check] = listed('HEALTHCHECK');
        await promisify(execFile)(node, check, { env });
        await expect(
          promisify(execFile)(node, check, { env: { ...env, PORT: '9' } }),
        ).rejects.toThrow();
        expect(
          spawnSync('ps', ['-o', 'uid=', '-p', String(child.pid)]).stdout.toString(),
        ).toMatch(new RegExp(`^\\s*${userId()}\\s*$`));
        expect(residentBytes(child.pid ?? 0)).toBeLessThan(MOST);
        expect(complained.join('')).toBe('');
      } finally {
        const gone = child.exitCode === null ? once(child, 'exit') : null;
        child.kill('SIGTERM');
        await gone;
      }
      expect(child.exitCode).toBe(0);
      // It could write where it should, and did.
      expect(existsSync(join(folder, 'builds', 'chunks'))).toBe(true);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
