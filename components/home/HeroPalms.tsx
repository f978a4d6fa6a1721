import type { PalmPlace } from '@/lib/geometry/scene/palmPlan';

/** Plants the town's one palm at each of these places. */
export function HeroPalms({ at }: { readonly at: readonly PalmPlace[] }) {
  return at.map(([x, y, size]) => (
    <use key={x} href="#hero-palm" transform={`translate(${x} ${y})scale(${size})`} />
  ));
}
