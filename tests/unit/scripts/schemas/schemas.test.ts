import { readdirSync, readFileSync } from 'node:fs';
import { CONTENT_FILES } from '@/scripts/schemas/files';
import { schemaFiles } from '@/scripts/schemas/jsonSchema';

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Tells whether an editor's pattern, in which a star stands for a name, matches a path. */
const isMatched = (path: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(path);

const contentFiles = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !name.startsWith('schemas'))
  .map((name) => `content/${name}`);

describe('the schemas for the editor', () => {
  it('are up to date; if not, « npm run schemas » writes them', () => {
    const written = schemaFiles();
    const outdated = [...written].filter(
      ([path, expected]) => JSON.stringify(json(path)) !== JSON.stringify(expected),
    );
    expect(outdated.map(([path]) => path)).toEqual([]);
    expect(readdirSync('content/schemas').sort()).toEqual(
      [...written.keys()]
        .filter((path) => path.startsWith('content/schemas/'))
        .map((path) => path.slice('content/schemas/'.length))
        .sort(),
    );
  });

  it.each(contentFiles)('apply exactly one schema to %s', (path) => {
    const known = Object.values(CONTENT_FILES).filter(({ files }) => isMatched(path, files));
    expect(known).toHaveLength(1);
  });

  it('say in French what is expected where JSON alone cannot', () => {
    expect(JSON.stringify(json('content/schemas/episode.schema.json'))).toContain(
      'une date anglaise longue est attendue',
    );
  });
});
