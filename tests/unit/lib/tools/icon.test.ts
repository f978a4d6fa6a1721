import { TOOL_ICONS, toolIcon } from '@/lib/tools/icon';

it.each(TOOL_ICONS)('%s is an icon of its own', (name) => {
  expect(toolIcon(name)).toBe(name);
});

it.each(['%j becomes the map’s icon', 'Clock', 'rocket', 'toString'])('%j gets the map', (name) => {
  expect(toolIcon(name)).toBe('map');
});
