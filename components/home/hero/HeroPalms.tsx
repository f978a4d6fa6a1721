/** Renders the palm of the town at each position, `[x, y, size]`. */
export function HeroPalms({
  positions,
}: {
  readonly positions: readonly (readonly number[])[];
}) {
  return positions.map(([x = 0, y = 0, size = 1]) => (
    <use key={x} href="#hero-palm" transform={`translate(${x} ${y})scale(${size})`} />
  ));
}
