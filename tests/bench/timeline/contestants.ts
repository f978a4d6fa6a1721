/** The four, by the name of their page's file; what each can be asked differs: two of them zoom neither by the wheel nor by two fingers. */
export const CONTESTANTS = [
  {
    page: 'frise',
    file: 'ours.tsx',
    label: 'Chroniques',
    zooms: true,
    pinches: true,
    pans: true,
  },
  {
    page: 'vis',
    file: 'vis.ts',
    label: 'vis-timeline',
    zooms: true,
    pinches: true,
    pans: true,
  },
  {
    page: 'timelineJs',
    file: 'timelineJs.ts',
    label: 'TimelineJS',
    zooms: false,
    pinches: false,
    pans: true,
  },
  {
    page: 'chrono',
    file: 'chrono.tsx',
    label: 'react-chrono',
    zooms: false,
    pinches: false,
    pans: false,
  },
] as const;

export const COUNTS = [150, 1000, 10_000] as const;
