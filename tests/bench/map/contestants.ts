/** The compared maps, by the names of their pages, with their labels. */
export const CONTESTANTS = [
  { page: 'ours', file: 'ours.tsx', label: 'Chroniques' },
  { page: 'leaflet', file: 'leaflet.ts', label: 'Leaflet (CRS.Simple)' },
  { page: 'openSeadragon', file: 'openSeadragon.ts', label: 'OpenSeadragon' },
  { page: 'zoomPanPinch', file: 'zoomPanPinch.tsx', label: 'react-zoom-pan-pinch' },
] as const;

export type Contestant = (typeof CONTESTANTS)[number]['page'];

export const COUNTS = [10, 100, 1000] as const;
