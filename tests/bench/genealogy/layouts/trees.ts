import { calculateTree } from 'family-chart';
import relativesTree from 'relatives-tree';
import { boxAt, SIZE, type Layout } from '@/tests/bench/genealogy/layouts/box';
import { relativesOf } from '@/tests/bench/genealogy/layouts/relatives';

export const withFamilyChart: Layout = (scene, subject) => {
  const data = relativesOf(scene).map(({ id, sex, parents, spouses, children }) => ({
    id,
    data: { gender: sex === 'male' ? ('M' as const) : ('F' as const) },
    rels: { parents, spouses, children },
  }));
  const tree = calculateTree(data, {
    main_id: subject,
    node_separation: SIZE.columnWidth,
    level_separation: SIZE.rowHeight,
    single_parent_empty_card: false,
  });
  return tree.data.map(({ data: { id }, x, y }) => boxAt(id, x, y));
};

/** Width and height of a box in relatives-tree's units. */
const BOX_UNITS = 2;

export const withRelativesTree: Layout = (scene, subject) => {
  const withType = (ids: readonly string[], type: string) => ids.map((id) => ({ id, type }));
  const nodes = relativesOf(scene).map(({ id, sex, parents, spouses, children, siblings }) => ({
    id,
    gender: sex,
    parents: withType(parents, 'blood'),
    spouses: withType(spouses, 'married'),
    children: withType(children, 'blood'),
    siblings: withType(siblings, 'blood'),
  }));
  const tree = relativesTree(nodes as never, { rootId: subject });
  return tree.nodes.map(({ id, left, top }) => ({
    person: id,
    x: left,
    y: top,
    width: BOX_UNITS * 0.9,
    height: BOX_UNITS * 0.9,
  }));
};
