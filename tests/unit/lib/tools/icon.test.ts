import { TOOL_ICONS, toolIcon } from '@/lib/tools/icon';

it.each(TOOL_ICONS)('the icon of a tool may be %s', (name) => {
  expect(toolIcon(name)).toBe(name);
});

it.each(['', 'Clock', 'rocket', 'toString'])(
  'the icon of a tool is that of the map for %j',
  (name) => {
    expect(toolIcon(name)).toBe('map');
  },
);
