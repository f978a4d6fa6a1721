import { readFileSync, readdirSync } from 'node:fs';

const lines = readFileSync('README.md', 'utf8').trimEnd().split('\n');
const map = lines.slice(
  lines.indexOf('## La carte du code'),
  lines.indexOf('### Où va mon code ?'),
);

/** Lists the folders directly in a folder of the project. */
const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Lists the folders that the map of the code names at an indentation; small ones share a line. */
const namedAt = (indentation: number) =>
  map.flatMap((line) =>
    new RegExp(`^ {${indentation}}[a-z]`).test(line)
      ? [...line.matchAll(/([a-z-]+)\/(?= |$)/g)].map(([, name = '']) => name)
      : [],
  );

describe('README.md', () => {
  it('has fewer than 120 lines, and its two commands within the first 25', () => {
    expect(lines.length).toBeLessThan(120);
    const first = lines.slice(0, 25).join('\n');
    expect(first).toMatch(/^npm start /m);
    expect(first).toMatch(/^npm test /m);
  });

  it('names each folder of lib in its map, and none that is not there', () => {
    expect(namedAt(2).sort()).toEqual(foldersOf('lib').sort());
  });

  it('names each program of scripts', () => {
    const programs = readdirSync('scripts').filter((name) => name.endsWith('.ts'));
    const text = lines.join('\n');
    const elsewhere = ['check-content.ts', 'write-schemas.ts'];
    expect(
      programs.filter((name) => !elsewhere.includes(name) && !text.includes(`scripts/${name}`)),
    ).toEqual([]);
  });
});
