import order from '@/lib/genealogy/order/order.json';
import { familyOf } from '@/lib/genealogy/family';
import { drawingOf } from '@/lib/genealogy/layout/drawing';
import { planOf, type Plan } from '@/lib/genealogy/layout/visible';
import { generationsOf } from '@/lib/genealogy/order/generations';
import { layersOf } from '@/lib/genealogy/order/layers';
import { applySavedOrder } from '@/lib/genealogy/order/savedOrder';
import { searchOrders } from '@/lib/genealogy/order/search';
import { boxAt, type Layout } from '@/tests/bench/genealogy/layouts/box';
import type { Scene } from '@/tests/bench/genealogy/scene';

/** Beyond so many people a step of the search takes milliseconds: the untangled order is kept as it is. */
const MANY = 2000;
const SEARCH = { steps: 30_000, seeds: 1 } as const;

/** What is made at build: who stands in which row, in the order that was kept, or that a short search finds. */
export function planOfScene(scene: Scene, subject: string): Plan {
  const family = familyOf(scene);
  const generations = generationsOf(family, {
    subject,
    doubtOf: (union) => scene.doubts?.[union] ?? 0,
  });
  const layers = layersOf(family, generations);
  if (scene.doubts) return { rows: applySavedOrder(layers, order), unions: family.unions };
  const [found] = searchOrders(
    family,
    layers,
    scene.people.length > MANY ? { ...SEARCH, steps: 0 } : SEARCH,
  );
  return { rows: found?.rows ?? layers.rows, unions: family.unions };
}

/** What was made at build is there when the browser begins. */
const built = new WeakMap<Scene, Plan>();

function planBuilt(scene: Scene, subject: string): Plan {
  const plan = built.get(scene) ?? planOfScene(scene, subject);
  built.set(scene, plan);
  return plan;
}

/** Makes at build what the browser finds ready. */
export const prepare = (scene: Scene, subject: string): void => void planBuilt(scene, subject);

/** What the browser does of our tree: it hides and packs. */
export const ours: Layout = (scene, subject) =>
  drawingOf(planOf(planBuilt(scene, subject), () => true)).cards.map(({ id, x, y }) =>
    boxAt(id, x, y),
  );
