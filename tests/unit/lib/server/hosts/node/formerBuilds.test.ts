import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFormerFile, copyHashedFiles } from '@/lib/server/hosts/node/formerBuilds';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 1);

let root: string;
let kept: string;

/** Replaces the build by one with these scripts. */
function build(names: readonly string[]): void {
  const chunks = join(root, '.next', 'static', 'chunks');
  rmSync(chunks, { recursive: true, force: true });
  mkdirSync(chunks, { recursive: true });
  for (const name of names) writeFileSync(join(chunks, name), `// ${name}`);
}

const chunk = (name: string): string => join(kept, 'chunks', name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  kept = join(root, 'kept');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the files of a former build', () => {
  it('are found by their names, beside those of the present build', async () => {
    build(['a.js', 'shared.js']);
    await copyHashedFiles(join(root, '.next', 'static'), kept, NOW);
    build(['b.js', 'shared.js']);
    await copyHashedFiles(join(root, '.next', 'static'), kept, NOW + DAY);
    for (const name of ['a.js', 'b.js', 'shared.js']) {
      const found = await findFormerFile(kept, `/_next/static/chunks/${name}`);
      expect(found).toMatchObject({ size: `// ${name}`.length, file: chunk(name) });
    }
    expect(await findFormerFile(kept, '/_next/static/chunks/c.js')).toBeNull();
  });

  it('appear whole: no partial file is left beside them', async () => {
    build(['a.js', 'b.js']);
    await copyHashedFiles(join(root, '.next', 'static'), kept, NOW);
    expect(readdirSync(join(kept, 'chunks')).toSorted()).toEqual(['a.js', 'b.js']);
    // A truncated copy, as of an older version, is replaced.
    writeFileSync(chunk('a.js'), '//');
    await copyHashedFiles(join(root, '.next', 'static'), kept, NOW);
    expect(readFileSync(chunk('a.js'), 'utf8')).toBe('// a.js');
    expect(readdirSync(join(kept, 'chunks')).toSorted()).toEqual(['a.js', 'b.js']);
  });

  it('cannot be kept below /proc: keeping throws instead of retrying for ever', async () => {
    build(['a.js']);
    await expect(
      copyHashedFiles(join(root, '.next', 'static'), '/proc/builds', NOW),
    ).rejects.toThrow('ENOENT');
  });

  it('are kept for thirty days after their last build, and those of this one always', async () => {
    build(['a.js', 'shared.js']);
    await copyHashedFiles(join(root, '.next', 'static'), kept, NOW);
    build(['b.js', 'shared.js']);
    await copyHashedFiles(join(root, '.next', 'static'), kept, NOW + 29 * DAY);
    expect(existsSync(chunk('a.js'))).toBe(true);
    await copyHashedFiles(join(root, '.next', 'static'), kept, NOW + 31 * DAY);
    expect(existsSync(chunk('a.js'))).toBe(false);
    expect(readFileSync(chunk('shared.js'), 'utf8')).toBe('// shared.js');
    expect(existsSync(chunk('b.js'))).toBe(true);
  });

  it.each([
    '/_next/static/../../package.json',
    '/_next/static/.env',
    '/_next/static/chunks//a.js',
    '/_next/static/',
    '/_next/static/a\0.js',
    '/audio/a.js',
    '/_next/static/chunks\\..\\a.js',
  ])('are never read outside of their folder: %j', async (address) => {
    build(['a.js']);
    await copyHashedFiles(join(root, '.next', 'static'), kept, NOW);
    for (const name of ['.env', '../../package.json'])
      writeFileSync(join(kept, 'chunks', name), '{}');
    expect(await findFormerFile(kept, address)).toBeNull();
  });

  it('cannot be kept where a file has the name of the folder: keeping throws', async () => {
    build(['a.js']);
    writeFileSync(kept, 'a file where the folder should be');
    await expect(copyHashedFiles(join(root, '.next', 'static'), kept, NOW)).rejects.toThrow(
      /ENOTDIR|EEXIST/,
    );
  });
});
