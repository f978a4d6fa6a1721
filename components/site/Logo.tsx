import { markPath } from '@/lib/geometry/pattern/mark';

const SIZE = 40;
const path = markPath(SIZE);

/** Renders the podcast's mark in `currentColor`, without its name. */
export function Logo() {
  return (
    <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
