import { render } from '@testing-library/react';
import fc from 'fast-check';
import { TreeSvg } from '@/components/genealogy/drawing/TreeSvg';
import { doubtsOf } from '@/lib/genealogy/doubt';
import { familyOf } from '@/lib/genealogy/family';
import { drawingOf, type Drawing } from '@/lib/genealogy/layout/drawing';
import { CARD } from '@/lib/genealogy/layout/units';
import { planOf } from '@/lib/genealogy/layout/visible';
import { strokeOf } from '@/lib/genealogy/lineStyle';
import { LINK_KINDS } from '@/lib/genealogy/record';
import { loadTree } from '@/lib/server/content/genealogy/tree';
import { forAll } from '@/tests/fixtures/runners/property';
import { family, laidOut, man, record, woman } from './tree';

const { drawing, plan } = laidOut(record);
const ids = record.people.map(({ id }) => id);

interface StraightPiece {
  readonly union: string;
  readonly isLevel: boolean;
  /** Constant coordinate of the piece; `from` and `to` are its ends along the other axis. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Splits a path into straight pieces, with square corners. */
function piecesOf(union: string, path: string): readonly StraightPiece[] {
  const points = [...path.matchAll(/[MLQ](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  return points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const isLevel = start.y === end.y;
    const [a, b] = isLevel ? [start.x, end.x] : [start.y, end.y];
    const at = isLevel ? end.y : end.x;
    return { union, isLevel, at, from: Math.min(a, b), to: Math.max(a, b) };
  });
}

/** Lists the overlaps of two families' lines, crossings excluded: of level pieces only, or of all. */
function overlapsOf({ descents }: Drawing, directions: 'level' | 'all'): readonly string[] {
  const pieces = descents
    .flatMap(({ union, path }) => piecesOf(union, path))
    .filter(({ isLevel }) => isLevel || directions === 'all');
  return pieces.flatMap((piece, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (otherPiece) =>
          otherPiece.union !== piece.union &&
          otherPiece.isLevel === piece.isLevel &&
          Math.abs(otherPiece.at - piece.at) < 1 &&
          Math.min(otherPiece.to, piece.to) - Math.max(otherPiece.from, piece.from) > 1,
      )
      .map((otherPiece) => `${piece.union} / ${otherPiece.union} at ${piece.at}`),
  );
}

describe('the lines of descent', () => {
  it('of two families never lie on each other, in the whole tree', () => {
    expect(overlapsOf(drawing, 'all')).toEqual([]);
  });

  it('of two families never run along one height, in any part of the tree', () => {
    fc.assert(
      fc.property(fc.subarray(ids), (subset) => {
        const shown = new Set(subset);
        const part = drawingOf(planOf(plan, (id) => shown.has(id)));
        // One man's children by mothers who are not shown share a stem.
        expect(overlapsOf(part, 'level')).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('join each child to each of its parents once', () => {
    const links = record.people.flatMap(({ id, father, mother }) =>
      [father, mother].flatMap((parent) => (parent === undefined ? [] : [`${parent}>${id}`])),
    );
    const partners = new Map(family.unions.map((union) => [union.id, union.partners]));
    const drawn = drawing.descents.flatMap(({ union, child }) =>
      (partners.get(union) ?? []).map((parent) => `${parent}>${child}`),
    );
    expect(drawn.toSorted()).toEqual(links.toSorted());
  });
});

describe('the knot of a union', () => {
  const cardOf = (id: string) => drawing.cards.find((card) => card.id === id) ?? { x: 0, y: 0 };

  it('is between the centres of the two partners', () => {
    for (const { union, x, isAcross } of drawing.marriages) {
      if (isAcross) continue;
      const [husband = '', wife = ''] = union.split('+');
      const centres = [husband, wife].map((id) => cardOf(id).x + CARD.width / 2);
      expect(x).toBeGreaterThanOrEqual(Math.min(...centres));
      expect(x).toBeLessThanOrEqual(Math.max(...centres));
    }
  });

  it('of partners on different rows is at the right of all cards, and so is its line', () => {
    const shown = new Set(['umar', 'ali', 'umm-kulthum-ali']);
    const part = drawingOf(planOf(plan, (id) => shown.has(id)));
    const acrossMarriage = part.marriages.find(({ isAcross }) => isAcross);
    const right = Math.max(...part.cards.map(({ x }) => x + CARD.width));
    expect(part.cards).toHaveLength(3);
    expect(acrossMarriage?.x).toBeGreaterThan(right);
    const corners = [...(acrossMarriage?.path ?? '').matchAll(/(-?[\d.]+) -?[\d.]+/g)];
    expect(corners).toHaveLength(4);
    for (const [, x] of corners) expect(Number(x)).toBeGreaterThanOrEqual(right);
  });

  it('is over the middle of its children where no other family is in the way', () => {
    forAll(fc.integer({ min: 1, max: 9 }), fc.boolean(), (count, hasMother) => {
      const parents = hasMother ? ['f', 'm'] : ['f'];
      const children = Array.from({ length: count }, (_, index) =>
        man(`c${index}`, ...parents),
      );
      const { unions } = familyOf({
        people: [man('f'), ...(hasMother ? [woman('m')] : []), ...children],
        unions: hasMother ? [{ husband: 'f', wife: 'm' }] : [],
      });
      const childIds = children.map(({ id }) => id);
      const familyDrawing = drawingOf({
        rows: [[parents], childIds.map((id) => [id])],
        unions,
      });
      const middle = (ids: readonly string[]): number => {
        const lefts = familyDrawing.cards.flatMap(({ id, x }) => (ids.includes(id) ? [x] : []));
        return (Math.min(...lefts) + Math.max(...lefts)) / 2;
      };
      expect(Math.abs(middle(parents) - middle(childIds))).toBeLessThanOrEqual(1);
    });
  });
});

describe('the drawing', () => {
  const tree = loadTree();
  const renderTree = () =>
    render(<TreeSvg tree={tree} drawing={drawing} subjectId={null} />).container;

  it('has for each filiation and each union the stroke of its grade', () => {
    const { ofFiliation, ofUnion } = doubtsOf(record);
    const container = renderTree();
    const strokes = (selector: string) =>
      [...container.querySelectorAll(selector)].map((path) => path.getAttribute('data-stroke'));
    expect(strokes('path.descent')).toEqual(
      drawing.descents.map(({ child }) => strokeOf(ofFiliation(child))),
    );
    expect(strokes('path.outer')).toEqual(
      drawing.marriages.map(({ union }) => strokeOf(ofUnion(union))),
    );
    expect(new Set(strokes('path.descent'))).toEqual(
      new Set(['sure', 'tradition', 'discussed']),
    );
  });

  it('has for milk, adoption, alliance and recorded siblings a line, a sign and a label of their own', () => {
    const container = renderTree();
    const ties = [...container.querySelectorAll('path.tie')].map((path) =>
      path.getAttribute('data-tie'),
    );
    expect(ties).toEqual(record.links.map(({ kind }) => kind));
    expect(new Set(ties)).toEqual(new Set(LINK_KINDS));
    const words = [...container.querySelectorAll('title')].map((title) => title.textContent);
    expect(words).toHaveLength(record.links.length);
    expect(new Set(words).size).toBe(LINK_KINDS.length);
  });
});
