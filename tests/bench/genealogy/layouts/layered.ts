import dagre from '@dagrejs/dagre';
import { dagre as dag } from 'd3-dag';
import Elk from 'elkjs/lib/elk.bundled.js';
import { familyOf } from '@/lib/genealogy/family';
import { boxAt, SIZE, type Box, type Layout } from '@/tests/bench/genealogy/layouts/box';
import type { Scene } from '@/tests/bench/genealogy/scene';

/** Builds one graph of people and unions: edges from each partner to the union, and from the union to each child. */
function graphOf(scene: Scene) {
  const { unions } = familyOf(scene);
  return {
    nodes: [
      ...scene.people.map(({ id }) => ({ id, width: SIZE.width, height: SIZE.height })),
      ...unions.map(({ id }) => ({ id, width: 8, height: 8 })),
    ],
    edges: unions.flatMap(({ id, partners, children }) => [
      ...partners.map((partner) => ({ from: partner, to: id })),
      ...children.map((child) => ({ from: id, to: child })),
    ]),
  };
}

const boxesOf = (
  scene: Scene,
  positionOf: (id: string) => { readonly x: number; readonly y: number },
): readonly Box[] =>
  scene.people.map(({ id }) =>
    boxAt(id, positionOf(id).x - SIZE.width / 2, positionOf(id).y - SIZE.height / 2),
  );

/** Adapts a library with dagre's interface: dagre itself, or d3-dag. */
function withDagre({ graphlib, layout }: Pick<typeof dagre, 'graphlib' | 'layout'>): Layout {
  return (scene) => {
    const { nodes, edges } = graphOf(scene);
    const graph = new graphlib.Graph();
    graph.setGraph({ rankdir: 'TB', nodesep: 30, ranksep: 40 });
    graph.setDefaultEdgeLabel(() => ({}));
    for (const { id, width, height } of nodes) graph.setNode(id, { width, height });
    for (const { from, to } of edges) graph.setEdge(from, to);
    layout(graph);
    return boxesOf(scene, (id) => {
      const { x = 0, y = 0 } = graph.node(id);
      return { x, y };
    });
  };
}

export const withDagreJs = withDagre(dagre);
export const withD3Dag = withDagre(dag as unknown as typeof dagre);

export const withElk: Layout = async (scene) => {
  const { nodes, edges } = graphOf(scene);
  const { children = [] } = await new Elk().layout({
    id: 'root',
    layoutOptions: { 'elk.algorithm': 'layered', 'elk.direction': 'DOWN' },
    children: nodes,
    edges: edges.map(({ from, to }, index) => ({
      id: `e${index}`,
      sources: [from],
      targets: [to],
    })),
  });
  const childById = new Map(children.map((child) => [child.id, child]));
  return boxesOf(scene, (id) => {
    const { x = 0, y = 0 } = childById.get(id) ?? {};
    return { x: x + SIZE.width / 2, y: y + SIZE.height / 2 };
  });
};
