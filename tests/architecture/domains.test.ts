import { filesBelow, importsOf, targetOf } from '@/tests/architecture/sources';

/**
 * The domains of `lib`, from what knows nothing of the others to what knows most of them. A domain imports, types
 * included, only from lines above its own. A new one goes on the highest line that lets it import what it needs.
 */
const LINES: readonly (readonly string[])[] = [
  ['random', 'result', 'textStorage'],
  ['text', 'time', 'geometry', 'http', 'surface'],
  ['content'],
  ['site', 'glossary', 'people', 'tools', 'player'],
  ['map'],
  ['episodes'],
  ['quiz'],
  ['clock', 'documents', 'timeline', 'genealogy', 'exports', 'review', 'offline'],
  ['feed', 'classroom', 'search'],
  ['rss'],
  ['share'],
  ['embed', 'seo'],
];

const lineOf = (domain: string): number => LINES.findIndex((line) => line.includes(domain));

/** `lib/map/camera/framing.ts` is of the domain `map`, `lib/random.ts` of its own; null for what is no domain. */
const domainOf = (path: string): string | null =>
  /^lib\/(?!server\/)([^./]+)/.exec(path)?.[1] ?? null;

const files = filesBelow(['lib']).flatMap((file) => {
  const domain = domainOf(file.path);
  return domain === null ? [] : [{ file, domain }];
});

describe('the domains of lib have an order', () => {
  it('in which each has its line', () => {
    const homeless = files.filter(({ domain }) => lineOf(domain) < 0);
    expect([...new Set(homeless.map(({ domain }) => domain))]).toEqual([]);
  });

  it('which no import goes against', () => {
    const wrong = files.flatMap(({ file, domain }) =>
      importsOf(file).flatMap((found) => {
        const target = targetOf(file, found);
        const other = target === null ? null : domainOf(target);
        return other === null || other === domain || lineOf(other) < lineOf(domain)
          ? []
          : [`${file.path} → ${target}`];
      }),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});
