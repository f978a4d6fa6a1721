import { existsSync, readFileSync } from 'node:fs';
import { START_ARGUMENTS } from '@/tests/e2e/serve';
import { copies, instructions, lastStage, listed, userId } from '@/tests/deploy/dockerfile';

// tests/deploy/image.spec.ts lays the image out and runs it.

describe('the Docker image', () => {
  it('has fixed bases, a user other than root, and copies only existing files, with no network tool', () => {
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
    // Files of the build exist only after a build.
    const sourceCopies = copies().filter(([from]) => !from.startsWith('.next'));
    expect(sourceCopies.filter(([from]) => !existsSync(from))).toEqual([]);
  });

  it('runs the command of npm start, with the same limits of memory', () => {
    expect(listed('CMD').slice(1)).toEqual(START_ARGUMENTS);
  });

  it('receives no secret and no build product: .dockerignore excludes both', () => {
    const ignoredPaths = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const name of ['.git', '.next', '.cache', '.env*', 'node_modules', 'test-results'])
      expect(ignoredPaths).toContain(name);
  });
});
