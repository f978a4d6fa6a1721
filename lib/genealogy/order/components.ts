/**
 * Finds the strongly connected components of a directed graph that contain a cycle: more than one node, or a node with
 * an edge to itself (R. Tarjan, Depth-first search and linear graph algorithms, 1972; iterative).
 */
export function circlesOf(
  count: number,
  edges: readonly (readonly [from: number, to: number])[],
): readonly (readonly number[])[] {
  const next: number[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of edges) next[from]?.push(to);
  const componentList: number[][] = [];
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();

  const enter = (node: number): void => {
    low.set(node, index.size);
    index.set(node, index.size);
    open.push(node);
    isOpen.add(node);
  };
  const lower = (node: number, to: number): void =>
    void low.set(node, Math.min(low.get(node) ?? to, to));

  for (let root = 0; root < count; root += 1) {
    if (index.has(root)) continue;
    enter(root);
    const path: { node: number; at: number }[] = [{ node: root, at: 0 }];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const to = next[top.node]?.[top.at];
      top.at += 1;
      if (to === undefined) {
        path.pop();
        const above = path.at(-1);
        if (above) lower(above.node, low.get(top.node) ?? 0);
        if (low.get(top.node) === index.get(top.node)) close(top.node);
      } else if (!index.has(to)) {
        enter(to);
        path.push({ node: to, at: 0 });
      } else if (isOpen.has(to)) lower(top.node, index.get(to) ?? 0);
    }
  }
  return componentList;

  function close(root: number): void {
    const component = open.splice(open.lastIndexOf(root));
    for (const node of component) isOpen.delete(node);
    if (component.length > 1 || next[root]?.includes(root)) componentList.push(component);
  }
}
