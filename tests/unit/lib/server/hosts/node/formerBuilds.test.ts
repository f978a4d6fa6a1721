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
let keptFolder: string;

/** Replaces the present build by a build of these scripts. */
function build(names: readonly string[]): void {
  const chunks = join(root, '.next', 'static', 'chunks');
  rmSync(chunks, { recursive: true, force: true });
  mkdirSync(chunks, { recursive: true });
  for (const name of names) writeFileSync(join(chunks, name), `// ${name}`);
}

const keptChunk = (name: string): string => join(keptFolder, 'chunks', name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  keptFolder = join(root, 'kept');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the files of a former build', () => {
  it('are found by their names, beside the files of the present build', async () => {
    build(['a.js', 'shared.js']);
    await copyHashedFiles(join(root, '.next', 'static'), keptFolder, NOW);
    build(['b.js', 'shared.js']);
    await copyHashedFiles(join(root, '.next', 'static'), keptFolder, NOW + DAY);
    for (const name of ['a.js', 'b.js', 'shared.js']) {
      const formerFile = await findFormerFile(keptFolder, `/_next/static/chunks/${name}`);
      expect(formerFile).toMatchObject({ size: `// ${name}`.length, file: keptChunk(name) });
    }
    expect(await findFormerFile(keptFolder, '/_next/static/chunks/c.js')).toBeNull();
  });

  it('are replaced when truncated, and leave no partial file', async () => {
    build(['a.js', 'b.js']);
    await copyHashedFiles(join(root, '.next', 'static'), keptFolder, NOW);
    expect(readdirSync(join(keptFolder, 'chunks')).toSorted()).toEqual(['a.js', 'b.js']);
    // A truncated copy is replaced.
    writeFileSync(keptChunk('a.js'), '//');
    await copyHashedFiles(join(root, '.next', 'static'), keptFolder, NOW);
    expect(readFileSync(keptChunk('a.js'), 'utf8')).toBe('// a.js');
    expect(readdirSync(join(keptFolder, 'chunks')).toSorted()).toEqual(['a.js', 'b.js']);
  });

  it('are not copied below /proc, where the copy throws instead of retrying for ever', async () => {
    build(['a.js']);
    await expect(
      copyHashedFiles(join(root, '.next', 'static'), '/proc/builds', NOW),
    ).rejects.toThrow('ENOENT');
  });

  it('are kept for thirty days after their last build, unlike the files of the present build, which stay', async () => {
    build(['a.js', 'shared.js']);
    await copyHashedFiles(join(root, '.next', 'static'), keptFolder, NOW);
    build(['b.js', 'shared.js']);
    await copyHashedFiles(join(root, '.next', 'static'), keptFolder, NOW + 29 * DAY);
    expect(existsSync(keptChunk('a.js'))).toBe(true);
    await copyHashedFiles(join(root, '.next', 'static'), keptFolder, NOW + 31 * DAY);
    expect(existsSync(keptChunk('a.js'))).toBe(false);
    expect(readFileSync(keptChunk('shared.js'), 'utf8')).toBe('// shared.js');
    expect(existsSync(keptChunk('b.js'))).toBe(true);
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
    await copyHashedFiles(join(root, '.next', 'static'), keptFolder, NOW);
    for (const name of ['.env', '../../package.json'])
      writeFileSync(join(keptFolder, 'chunks', name), '{}');
    expect(await findFormerFile(keptFolder, address)).toBeNull();
  });

  it('are not copied where a file has the name of the folder, and the copy throws', async () => {
    build(['a.js']);
    writeFileSync(keptFolder, 'a file where the folder should be');
    await expect(
      copyHashedFiles(join(root, '.next', 'static'), keptFolder, NOW),
    ).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});
