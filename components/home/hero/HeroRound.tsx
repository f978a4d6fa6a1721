import type { ReactNode } from 'react';

/** Turns a sixteenth of a drawing all the way round by doubling it four times. */
export function HeroRound({ children }: { readonly children: ReactNode }) {
  return [22.5, 45, 90, 180].reduce<ReactNode>(
    (drawn, turn, level) => (
      <>
        <g id={`hero-arm-${level}`}>{drawn}</g>
        <use href={`#hero-arm-${level}`} transform={`rotate(${turn})`} />
      </>
    ),
    children,
  );
}
