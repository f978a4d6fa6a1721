/** The four, by the name of their page's file; what each can be asked differs: two of them have no zoom by the wheel. */
export const CONTESTANTS = [
  { page: 'frise', file: 'ours.tsx', label: 'Chroniques', zooms: true, pans: true },
  { page: 'vis', file: 'vis.ts', label: 'vis-timeline', zooms: true, pans: true },
  { page: 'timelineJs', file: 'timelineJs.ts', label: 'TimelineJS', zooms: false, pans: true },
  { page: 'chrono', file: 'chrono.tsx', label: 'react-chrono', zooms: false, pans: false },
] as const;

export const COUNTS = [150, 1000, 10_000] as const;
