/** Renders the palm of the town at each place, `[x, y, size]`. */
export function HeroPalms({ at }: { readonly at: readonly (readonly number[])[] }) {
  return at.map(([x = 0, y = 0, size = 1]) => (
    <use key={x} href="#hero-palm" transform={`translate(${x} ${y})scale(${size})`} />
  ));
}
