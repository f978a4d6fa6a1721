import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticFiles } from '@/lib/server/http/files/staticFiles.mjs';

const roots: string[] = [];

/** A copy of a site with one sound, made at this time. */
function copy(bytes: string, madeAt: Date): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  roots.push(root);
  mkdirSync(join(root, 'public', 'audio'), { recursive: true });
  const file = join(root, 'public', 'audio', 'a.mp3');
  writeFileSync(file, bytes);
  utimesSync(file, madeAt, madeAt);
  return root;
}

afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

const find = (root: string) => staticFiles(root)('/audio/a.mp3');

it('two copies of the site give the same tag to the same sound, whenever they were made', async () => {
  const one = await find(copy('un son', new Date('2026-01-01')));
  const other = await find(copy('un son', new Date('2026-06-01')));
  const another = await find(copy('un autre', new Date('2026-01-01')));
  expect(one?.etag).toMatch(/^"[\w-]+"$/);
  expect(other?.etag).toBe(one?.etag);
  expect(other?.modifiedAt).not.toBe(one?.modifiedAt);
  expect(another?.etag).not.toBe(one?.etag);
});
