/**
 * Finds the strongly connected components of a directed graph that contain a cycle: more than one node, or a node with
 * an edge to itself (R. Tarjan, Depth-first search and linear graph algorithms, 1972; iterative).
 */
export function cyclesOf(
  count: number,
  edges: readonly (readonly [from: number, to: number])[],
): readonly (readonly number[])[] {
  const successors: number[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of edges) successors[from]?.push(to);
  const componentList: number[][] = [];
  const index = new Map<number, number>();
  const lowLinks = new Map<number, number>();
  const stack: number[] = [];
  const onStack = new Set<number>();

  const enter = (node: number): void => {
    lowLinks.set(node, index.size);
    index.set(node, index.size);
    stack.push(node);
    onStack.add(node);
  };
  const lowerLink = (node: number, to: number): void =>
    void lowLinks.set(node, Math.min(lowLinks.get(node) ?? to, to));

  for (let root = 0; root < count; root += 1) {
    if (index.has(root)) continue;
    enter(root);
    const frames: { node: number; edge: number }[] = [{ node: root, edge: 0 }];
    for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
      const to = successors[frame.node]?.[frame.edge];
      frame.edge += 1;
      if (to === undefined) {
        frames.pop();
        const parentFrame = frames.at(-1);
        if (parentFrame) lowerLink(parentFrame.node, lowLinks.get(frame.node) ?? 0);
        if (lowLinks.get(frame.node) === index.get(frame.node)) closeComponent(frame.node);
      } else if (!index.has(to)) {
        enter(to);
        frames.push({ node: to, edge: 0 });
      } else if (onStack.has(to)) lowerLink(frame.node, index.get(to) ?? 0);
    }
  }
  return componentList;

  function closeComponent(root: number): void {
    const component = stack.splice(stack.lastIndexOf(root));
    for (const node of component) onStack.delete(node);
    if (component.length > 1 || successors[root]?.includes(root)) componentList.push(component);
  }
}
