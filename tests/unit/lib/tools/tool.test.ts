import { decodeContent } from '@/lib/content/decode';
import { ToolsSchema, startingTool } from '@/lib/tools/tool';
import { tool } from '@/tests/unit/components/tools/tools';

const decode = (value: unknown) => decodeContent(ToolsSchema, value, 'content/tools.json');

describe('the catalogue’s file', () => {
  it('is a list of tools, typeset when decoded', () => {
    const [decodedTool] = decode([tool('carte', { description: 'Où aller ?' })]);
    expect(decodedTool?.description).toBe('Où aller\u202f?');
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
  ])('is refused, with the position of the problem, when %s is %j', (key, value) => {
    expect(() => decode([{ ...tool('carte'), [key]: value }])).toThrow(
      `content/tools.json → 0.${key}`,
    );
  });

  it.each([
    ['is not a list', {}, 'une liste d’outils est attendue'],
    [
      'has two tools of one id',
      [tool('carte'), tool('carte')],
      'un identifiant différent pour',
    ],
  ])('is refused when it %s', (_, value, expected) => {
    expect(() => decode(value)).toThrow(expected);
  });
});

it('the starting tool is the first featured tool that is available, or undefined', () => {
  const unavailable = [tool('a'), tool('b', { featured: true, comingSoon: true })];
  const featured = ['c', 'd'].map((id) => tool(id, { featured: true }));
  expect(startingTool([...unavailable, ...featured])?.id).toBe('c');
  expect(startingTool(unavailable)).toBeUndefined();
});
