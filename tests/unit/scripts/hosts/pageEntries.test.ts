import { boundRuntime } from '@/scripts/hosts/pageEntries';

it('boundRuntime makes the runtime require chunks by literal paths', () => {
  const text = 'raw = await import(id); const chunk = require(resolved);';
  const bound = boundRuntime(text, ['server/chunks/ssr/a.js']);
  expect(bound).toContain('requireChunk(chunkPath)');
  expect(bound).toContain(
    'case "server/chunks/ssr/a.js": return require("../../../server/chunks/ssr/a.js")',
  );
  expect(bound).not.toContain('import(id)');
});

it.each(['raw = await import(id);', 'require(resolved);', ''])(
  'boundRuntime throws for an unexpected runtime: « %s »',
  (text) => expect(() => boundRuntime(text, [])).toThrow(/is expected|are expected/),
);
