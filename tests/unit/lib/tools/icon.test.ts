import { TOOL_ICONS, toolIcon } from '@/lib/tools/icon';

it.each(TOOL_ICONS)('%s is an icon of its own', (name) => {
  expect(toolIcon(name)).toBe(name);
});

it.each(['', 'Clock', 'rocket', 'toString'])('%j becomes the map’s icon', (name) => {
  expect(toolIcon(name)).toBe('map');
});
