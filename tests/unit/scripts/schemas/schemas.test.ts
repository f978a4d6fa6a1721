import { readdirSync, readFileSync } from 'node:fs';
import { CONTENT_FILES } from '@/scripts/schemas/files';
import { schemaFiles } from '@/scripts/schemas/jsonSchema';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Tells whether an editor's pattern, in which a star stands for a name, matches a path. */
const isMatched = (path: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(path);

const contentFiles = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !name.startsWith('schemas'))
  .map((name) => `content/${name}`);

describe('the schemas for the editor', () => {
  it('equal the files that « npm run schemas » writes', () => {
    const generated = schemaFiles();
    const outdated = [...generated].filter(
      ([path, expected]) => JSON.stringify(readJson(path)) !== JSON.stringify(expected),
    );
    expect(outdated.map(([path]) => path)).toEqual([]);
    expect(readdirSync('content/schemas').sort()).toEqual(
      [...generated.keys()]
        .filter((path) => path.startsWith('content/schemas/'))
        .map((path) => path.slice('content/schemas/'.length))
        .sort(),
    );
  });

  it.each(contentFiles)('apply exactly one schema to %s', (path) => {
    const matchingSchemas = Object.values(CONTENT_FILES).filter(({ files }) =>
      isMatched(path, files),
    );
    expect(matchingSchemas).toHaveLength(1);
  });

  it('describe in French the formats that JSON Schema cannot express', () => {
    expect(JSON.stringify(readJson('content/schemas/episode.schema.json'))).toContain(
      'une date anglaise longue est attendue',
    );
  });
});
