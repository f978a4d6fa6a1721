import { existsSync, statSync } from 'node:fs';
import { readContent } from '@/lib/server/content/records';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { pictureOf } from '@/lib/server/content/files/pictures';
import { EVERY_TOOL, matchesFilter } from '@/lib/tools/filter';
import { toolIcon } from '@/lib/tools/icon';
import { ToolsSchema, startingTool } from '@/lib/tools/tool';
import { TYPOGRAPHIC_FAULT } from '@/tests/content/reading/typography';

const tools = readContent(ToolsSchema, 'tools.json');
const toolWithTitle = (title: string) => tools.find((tool) => tool.title === title);

describe('the catalogue', () => {
  it('has a starting tool, and an icon of its own name for each tool', () => {
    expect(startingTool(tools)).toBeDefined();
    for (const { icon } of tools) expect(toolIcon(icon)).toBe(icon);
  });

  it('leads to every map under the map’s title', () => {
    for (const id of mapIds())
      expect(toolWithTitle(loadMap(id).record.title)?.link).toBe(
        `/outils/carte-interactive/${id}`,
      );
  });

  it('finds every interactive map by the word « carte »', () => {
    const foundTools = tools.filter((tool) =>
      matchesFilter(tool, { ...EVERY_TOOL, search: 'carte' }),
    );
    expect(foundTools.map(({ link }) => link)).toEqual(
      expect.arrayContaining(mapIds().map((id) => `/outils/carte-interactive/${id}`)),
    );
  });
});

describe('the pictures of the tools', () => {
  it.each(tools)('$id has a picture in every format, each of 60 kB at most', ({ imageUrl }) => {
    const { src, sources } = pictureOf(imageUrl);
    const addresses = sources.flatMap(({ srcSet }) =>
      srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
    );
    expect(addresses.length).toBeGreaterThanOrEqual(4);
    for (const address of [src, ...addresses]) {
      expect(existsSync(`public${address}`)).toBe(true);
      expect(statSync(`public${address}`).size).toBeLessThanOrEqual(60_000);
    }
  });
});

describe('the words of the tools', () => {
  const prose = tools.flatMap(({ title, description, longDescription, category, features }) => [
    title,
    description,
    longDescription,
    category,
    ...features,
  ]);

  it('have typographic apostrophes, quotation marks and spaces', () => {
    expect(prose.filter((text) => TYPOGRAPHIC_FAULT.test(text))).toEqual([]);
  });

  it('are whole sentences where they are descriptions', () => {
    const violations = tools
      .flatMap(({ description, longDescription }) => [description, longDescription])
      .filter((text) => !/^\p{Lu}.*\.$/su.test(text));
    expect(violations).toEqual([]);
  });
});
