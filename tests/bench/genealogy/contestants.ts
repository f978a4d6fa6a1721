/** Compared layouts, by their names in the worker. */
export const CONTESTANTS = [
  { layout: 'ours', label: 'Chroniques' },
  { layout: 'dagre', label: 'dagre' },
  { layout: 'd3Dag', label: 'd3-dag' },
  { layout: 'elk', label: 'elkjs' },
  { layout: 'familyChart', label: 'family-chart' },
  { layout: 'relativesTree', label: 'relatives-tree' },
] as const;

export type LayoutName = (typeof CONTESTANTS)[number]['layout'];
