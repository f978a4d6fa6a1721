/** The compared timelines, by the names of their pages, with the gestures that each supports. */
export const CONTESTANTS = [
  { page: 'frise', file: 'ours.tsx', label: 'Chroniques', gestures: ['zoom', 'pinch', 'pan'] },
  { page: 'vis', file: 'vis.ts', label: 'vis-timeline', gestures: ['zoom', 'pinch', 'pan'] },
  { page: 'timelineJs', file: 'timelineJs.ts', label: 'TimelineJS', gestures: ['pan'] },
  { page: 'chrono', file: 'chrono.tsx', label: 'react-chrono', gestures: [] },
] as const satisfies readonly Contestant[];

export interface Contestant {
  readonly page: string;
  readonly file: string;
  readonly label: string;
  readonly gestures: readonly ('zoom' | 'pinch' | 'pan')[];
}

export const COUNTS = [150, 1000, 10_000] as const;
