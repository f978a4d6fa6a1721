import type { ReactNode } from 'react';

/** Repeats a sixteenth of a drawing around the centre, by four doublings. */
export function HeroRotations({ children }: { readonly children: ReactNode }) {
  return [22.5, 45, 90, 180].reduce<ReactNode>(
    (drawing, angle, index) => (
      <>
        <g id={`hero-arm-${index}`}>{drawing}</g>
        <use href={`#hero-arm-${index}`} transform={`rotate(${angle})`} />
      </>
    ),
    children,
  );
}
