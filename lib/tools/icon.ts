/** The icons that a tool may name. */
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

/** Validates the icon of a tool; 'map' for an unknown name. */
export const toolIcon = (value: string): ToolIcon =>
  TOOL_ICONS.find((name) => name === value) ?? 'map';
