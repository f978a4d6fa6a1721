import fc from 'fast-check';
import { graphOf } from '@/lib/geometry/graph';
import { motifs } from '@/lib/geometry/pattern/hankin';
import { degrees } from '@/lib/geometry/point';
import { rosettePatch } from '@/lib/geometry/pattern/rosette';
import type { Segment } from '@/lib/geometry/segment';
import { starChords } from '@/lib/geometry/pattern/star';
import { tilesWithin } from '@/lib/geometry/pattern/tiling';
import { dodecagonsHexagonsSquares, octagonsAndSquares } from '@/lib/geometry/pattern/tilings';
import { weave } from '@/lib/geometry/pattern/weave';
import { forAll } from '@/tests/fixtures/runners/property';

const box = { left: -130, top: -130, right: 130, bottom: 130 };

const drawings: [string, Segment[]][] = [
  ['4.8.8', motifs(tilesWithin(octagonsAndSquares(50), box), { angle: degrees(62) })],
  ['4.6.12', motifs(tilesWithin(dodecagonsHexagonsSquares(40), box), { angle: degrees(62) })],
  ['a rosette of 16', motifs(rosettePatch(16, 60, 2).polygons, { angle: degrees(68) })],
  ['a star {8/3}', starChords(8, 3, 100)],
];

describe.each(drawings)('the interlace of %s', (_, segments) => {
  const graph = graphOf(segments);
  const strands = weave(graph);

  it('goes over and under in turn along every strand', () => {
    for (const { passes, closed } of strands) {
      const crossed = passes.filter((pass) => pass !== 'plain');
      const pairs = crossed.map((pass, index) => [pass, crossed[index + 1]]);
      const neighbours = closed
        ? [...pairs.slice(0, -1), [crossed.at(-1), crossed[0]]]
        : pairs.slice(0, -1);
      expect(
        neighbours.every(([pass, nextPass]) => pass !== nextPass || crossed.length < 2),
      ).toBe(true);
    }
  });

  it('has at each crossing one strand over and one under', () => {
    const passes = new Map<number, string[]>();
    for (const strand of strands) {
      for (const [index, node] of strand.nodes.entries()) {
        const pass = strand.passes[index] ?? 'plain';
        if (pass !== 'plain') passes.set(node, [...(passes.get(node) ?? []), pass].sort());
      }
    }
    expect(passes.size).toBeGreaterThan(0);
    for (const pair of passes.values()) expect(pair).toEqual(['over', 'under']);
  });

  it('uses every edge of the drawing once', () => {
    const stepsOf = strands.map(({ nodes, closed }) => nodes.length - (closed ? 0 : 1));
    const steps = stepsOf.reduce((sum, count) => sum + count, 0);
    expect(steps).toBe(graph.edges.length);
  });
});

it('weave interlaces any star drawn with one chord', () => {
  forAll(fc.integer({ min: 5, max: 17 }), fc.integer({ min: 2, max: 4 }), (points, step) => {
    fc.pre(step < points / 2);
    const graph = graphOf(starChords(points, step, 100));
    const crossings = weave(graph)
      .flatMap(({ passes }) => passes)
      .filter((p) => p === 'over');
    expect(crossings).toHaveLength(points * (step - 1));
  });
});
