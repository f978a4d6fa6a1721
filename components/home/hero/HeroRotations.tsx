import type { ReactNode } from 'react';

/** Repeats a sixteenth of a drawing around the centre, by doubling it four times. */
export function HeroRotations({ children }: { readonly children: ReactNode }) {
  return [22.5, 45, 90, 180].reduce<ReactNode>(
    (drawing, angle, level) => (
      <>
        <g id={`hero-arm-${level}`}>{drawing}</g>
        <use href={`#hero-arm-${level}`} transform={`rotate(${angle})`} />
      </>
    ),
    children,
  );
}
