import { readFileSync, readdirSync } from 'node:fs';

const lines = readFileSync('README.md', 'utf8').trimEnd().split('\n');
const codeMap = lines.slice(
  lines.indexOf('## La carte du code'),
  lines.indexOf('### Où va mon code ?'),
);

/** Lists the folders directly in a folder of the project. */
const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Lists the folders that the map of the code names at an indentation; small folders share a line. */
const foldersNamedAt = (indentation: number) =>
  codeMap.flatMap((line) =>
    new RegExp(`^ {${indentation}}[a-z]`).test(line)
      ? [...line.matchAll(/([a-z-]+)\/(?= |$)/g)].map(([, name = '']) => name)
      : [],
  );

describe('README.md', () => {
  it('has fewer than 120 lines, and its two commands within the first 25', () => {
    expect(lines.length).toBeLessThan(120);
    const firstLines = lines.slice(0, 25).join('\n');
    expect(firstLines).toMatch(/^npm start /m);
    expect(firstLines).toMatch(/^npm test /m);
  });

  it('names in its map exactly the folders of lib', () => {
    expect(foldersNamedAt(2).sort()).toEqual(foldersOf('lib').sort());
  });

  it('names each program of scripts', () => {
    const programs = readdirSync('scripts').filter((name) => name.endsWith('.ts'));
    const text = lines.join('\n');
    const exceptions = ['check-content.ts', 'write-schemas.ts'];
    expect(
      programs.filter(
        (name) => !exceptions.includes(name) && !text.includes(`scripts/${name}`),
      ),
    ).toEqual([]);
  });
});
