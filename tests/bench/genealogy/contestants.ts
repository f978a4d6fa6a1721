/** Who lays out, by the name under which the worker knows them. */
export const CONTESTANTS = [
  { layout: 'ours', label: 'Chroniques' },
  { layout: 'dagre', label: 'dagre' },
  { layout: 'd3Dag', label: 'd3-dag' },
  { layout: 'elk', label: 'elkjs' },
  { layout: 'familyChart', label: 'family-chart' },
  { layout: 'relativesTree', label: 'relatives-tree' },
] as const;

export type LayoutName = (typeof CONTESTANTS)[number]['layout'];
