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

/** Number of people above which the order is not searched, since each step would take milliseconds. */
const MAX_SEARCHED_PEOPLE = 2000;
const SEARCH_OPTIONS = { steps: 30_000, seeds: 1 } as const;

/**
 * Computes the part of our layout that is done at build: the rows, in the saved order or in one of a short search.
 */
export function planOfScene(scene: Scene, subject: string): Plan {
  const family = familyOf(scene);
  const generations = generationsOf(family, {
    subject,
    doubtOf: (union) => scene.doubts?.[union] ?? 0,
  });
  const layers = layersOf(family, generations);
  if (scene.doubts) return { rows: applySavedOrder(layers, order), unions: family.unions };
  const [foundOrder] = searchOrders(
    family,
    layers,
    scene.people.length > MAX_SEARCHED_PEOPLE
      ? { ...SEARCH_OPTIONS, steps: 0 }
      : SEARCH_OPTIONS,
  );
  return { rows: foundOrder?.rows ?? layers.rows, unions: family.unions };
}

/** Results of the build by scene: the browser starts from them. */
const planCache = new WeakMap<Scene, Plan>();

function cachedPlan(scene: Scene, subject: string): Plan {
  const plan = planCache.get(scene) ?? planOfScene(scene, subject);
  planCache.set(scene, plan);
  return plan;
}

/** Computes the build's part ahead of the measure. */
export const prepare = (scene: Scene, subject: string): void => void cachedPlan(scene, subject);

/** Lays out our tree as the browser does, from the build's plan: hides and packs. */
export const ours: Layout = (scene, subject) =>
  drawingOf(planOf(cachedPlan(scene, subject), () => true)).cards.map(({ id, x, y }) =>
    boxAt(id, x, y),
  );
