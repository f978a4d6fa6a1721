import { decodeContent } from '@/lib/content/decode';
import { ToolsSchema, startingTool } from '@/lib/tools/tool';
import { tool } from '@/tests/unit/components/tools/tools';

const decode = (value: unknown) => decodeContent(ToolsSchema, value, 'content/tools.json');

describe('the catalogue’s file', () => {
  it('is a list of tools, typeset as they are read', () => {
    const [read] = decode([tool('carte', { description: 'Où aller ?' })]);
    expect(read?.description).toBe('Où aller\u202f?');
  });

  it.each([
    ['id', 'Carte'],
    ['title', ''],
    ['featured', 'oui'],
    ['comingSoon', undefined],
    ['imageUrl', 'carte.jpg'],
    ['features', []],
    ['link', 'https://example.org/'],
    ['link', '//example.org'],
    ['difficulty', 'Facile'],
  ])('is refused, with the place of the mistake, when %s is %j', (key, value) => {
    expect(() => decode([{ ...tool('carte'), [key]: value }])).toThrow(
      `content/tools.json → 0.${key}`,
    );
  });

  it('is refused when it is not a list', () => {
    expect(() => decode({})).toThrow('une liste d’outils est attendue');
  });

  it('is refused when two tools have one id', () => {
    expect(() => decode([tool('carte'), tool('carte')])).toThrow(
      'un identifiant différent pour chaque outil est attendu',
    );
  });
});

describe('where to begin', () => {
  it('is the first featured tool that can be used', () => {
    const tools = [
      tool('a'),
      tool('b', { featured: true, comingSoon: true }),
      tool('c', { featured: true }),
      tool('d', { featured: true }),
    ];
    expect(startingTool(tools)?.id).toBe('c');
  });

  it('is nowhere when no featured tool can be used', () => {
    expect(startingTool([tool('a'), tool('b', { featured: true, comingSoon: true })])).toBe(
      undefined,
    );
  });
});
