/** The icons that a tool can ask for. */
export const TOOL_ICONS = [
  'map',
  'clock',
  'users',
  'brain',
  'camera',
  'building',
  'globe',
  'book',
  'compass',
  'tree',
] as const;

export type ToolIcon = (typeof TOOL_ICONS)[number];

/** Validates the icon of a tool; the map's for an unknown one. */
export const toolIcon = (value: string): ToolIcon =>
  TOOL_ICONS.find((name) => name === value) ?? 'map';
