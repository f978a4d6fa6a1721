import { markPath } from '@/lib/geometry/pattern/mark';

const SIZE = 40;
const path = markPath(SIZE);

/** The mark alone, in the colour of the text around it; its name is written beside it. */
export function Logo() {
  return (
    <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
