import order from '@/lib/genealogy/order/order.json';
import { familyOf } from '@/lib/genealogy/family';
import { drawingOf } from '@/lib/genealogy/layout/drawing';
import { planOf, type Plan } from '@/lib/genealogy/layout/visible';
import { generationsOf } from '@/lib/genealogy/order/generations';
import { layersOf } from '@/lib/genealogy/order/layers';
import { recall } from '@/lib/genealogy/order/recall';
import { SIZE, type Layout } from '@/tests/bench/genealogy/layouts/box';
import type { Scene } from '@/tests/bench/genealogy/scene';

/** What is made at build: who stands in which row, in the order that was kept where there is one. */
export function planOfScene(scene: Scene, subject: string): Plan {
  const family = familyOf(scene);
  const generations = generationsOf(family, {
    subject,
    doubtOf: (union) => scene.doubts?.[union] ?? 0,
  });
  const rows = recall(layersOf(family, generations), scene.doubts ? order : { rows: [] });
  return { rows, unions: family.unions };
}

/** What was made at build is there when the browser begins. */
const built = new WeakMap<Scene, Plan>();

function planBuilt(scene: Scene, subject: string): Plan {
  const plan = built.get(scene) ?? planOfScene(scene, subject);
  built.set(scene, plan);
  return plan;
}

/** What the browser does of our tree: it hides and packs. */
export const ours: Layout = (scene, subject) =>
  drawingOf(planOf(planBuilt(scene, subject), () => true)).cards.map(({ id, x, y }) => ({
    person: id,
    x,
    y,
    width: SIZE.width,
    height: SIZE.height,
  }));
