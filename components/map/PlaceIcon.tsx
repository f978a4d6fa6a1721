import type { PlaceType } from '@/lib/map/places/place';
import styles from './PlaceIcon.module.css';

/** SVG paths on a grid of 24 units, stroked like the site's other icons. */
const ICON_PATHS: Record<PlaceType, string> = {
  city: 'M5 19V10l4-3v3l4-3v3l6-3v12ZM9 19v-4h3v4M15 13h2',
  battle: 'm5 5 11 11M14 18l4-4M16.5 16.5 19 19M19 5 8 16M10 18l-4-4M7.5 16.5 5 19',
  mosque: 'M6 19v-6a6 6 0 0 1 12 0v6ZM12 7V4M4 19h16M10 19v-3a2 2 0 0 1 4 0v3',
  palace: 'M4 19h16M5 19v-8M19 19v-8M9.5 19v-8M14.5 19v-8M3.5 11 12 5l8.5 6Z',
  university:
    'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5Zm0 0v13',
  empire_capital: 'M4 17 3 7l5 4 4-6 4 6 5-4-1 10ZM4 20h16',
};

export function PlaceIcon({ type }: { readonly type: PlaceType }) {
  return (
    <svg className={styles.root} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[type]} />
    </svg>
  );
}
