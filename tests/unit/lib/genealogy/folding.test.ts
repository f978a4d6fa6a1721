import fc from 'fast-check';
import { circleOf, VIEWS } from '@/lib/genealogy/view/circles';
import { foldsOf, hiddenBy, lineOf, unfoldFor } from '@/lib/genealogy/view/folding';
import { fitDrawing, keepInSight, opening } from '@/lib/genealogy/view/framing';
import { formatTreeQuery, parseTreeQuery } from '@/lib/genealogy/view/query';
import { searchPeople } from '@/lib/genealogy/view/search';
import { nameLines } from '@/lib/genealogy/layout/nameLines';
import { loadPeople } from '@/lib/server/content/references';
import { forAll } from '@/tests/fixtures/runners/property';
import { family, record } from './tree';

const ids = record.people.map(({ id }) => id);
const idSets = fc.subarray(ids, { maxLength: 5 });

describe('folding', () => {
  it('and unfolding a branch restores the drawing', () => {
    forAll(idSets, fc.constantFrom(...ids), (folded, id) => {
      const hiddenBefore = hiddenBy(family, folded);
      const hiddenAfter = hiddenBy(
        family,
        [...folded, id].filter((foldedId) => foldedId !== id),
      );
      if (!folded.includes(id))
        expect([...hiddenAfter].toSorted()).toEqual([...hiddenBefore].toSorted());
    });
  });

  it('of one more branch keeps hidden people hidden', () => {
    forAll(idSets, fc.constantFrom(...ids), (folded, id) => {
      const hiddenAfter = hiddenBy(family, [...folded, id]);
      expect(
        [...hiddenBy(family, folded)].filter((hidden) => !hiddenAfter.has(hidden)),
      ).toEqual([]);
    });
  });

  it('hides the descendants of a person and their spouses, but not the family into which they married', () => {
    expect([...hiddenBy(family, ['abu-bakr'])].toSorted()).toEqual(['aisha', 'asma']);
    expect(hiddenBy(family, ['khattab']).has('muhammad')).toBe(false);
  });

  it('hides a folded family that joined by marriage together with the branch it joined', () => {
    expect(hiddenBy(family, ['kilab']).has('umar')).toBe(true);
    expect(hiddenBy(family, ['kilab', 'umar']).has('umar')).toBe(true);
  });

  it('counts on each card the people whom unfolding would show, or the descendants whom folding would hide', () => {
    forAll(idSets, fc.constantFrom(...ids), (folded, id) => {
      const hidden = hiddenBy(family, folded);
      const fold = foldsOf(family, folded, hidden)(id);
      const otherFolds = folded.filter((foldedId) => foldedId !== id);
      if (folded.includes(id))
        expect(fold).toEqual({
          isFolded: true,
          count: hidden.size - hiddenBy(family, otherFolds).size,
        });
      else {
        const count = lineOf(family, id).size;
        expect(fold).toEqual(count > 0 ? { isFolded: false, count } : null);
      }
    });
  });

  it('keeps the people who also belong to an unfolded family', () => {
    const hidden = hiddenBy(family, ['abd-al-muttalib']);
    expect(hidden.has('muhammad')).toBe(true);
    // Visible: a wife of the hidden Muhammad, through her own father and sister; a son of Safiyya, through his father.
    expect(hidden.has('aisha')).toBe(false);
    expect(hidden.has('zubayr')).toBe(false);
    // Hidden: a wife without any other tie.
    expect(hidden.has('sawda')).toBe(true);
    expect(hidden.has('halima')).toBe(false);
    expect(hidden.has('abd-al-muttalib')).toBe(false);
  });

  it('never hides a person outside of all folded lines when only one is folded', () => {
    forAll(idSets, (folded) => {
      const hidden = hiddenBy(family, folded);
      for (const id of folded)
        if (!folded.some((foldedId) => lineOf(family, foldedId).has(id)))
          expect(folded.length > 1 || !hidden.has(id)).toBe(true);
    });
  });

  it('unfolds the branches above a requested person', () => {
    forAll(idSets, fc.constantFrom(...ids), (folded, id) => {
      const open = unfoldFor(family, folded, id);
      expect(hiddenBy(family, open).has(id)).toBe(false);
      expect(open.every((openId) => folded.includes(openId))).toBe(true);
    });
  });
});

it('a view of a person contains the person, and the parents except in the view of descendants', () => {
  const household = circleOf(family, 'foyer', 'fatima');
  expect(household).toEqual(new Set(household));
  expect([...(household ?? [])]).toEqual(
    expect.arrayContaining(['fatima', 'ali', 'muhammad', 'khadija', 'hasan', 'ibrahim']),
  );
  expect(circleOf(family, 'descendants', 'fatima')?.has('muhammad')).toBe(false);
  expect(circleOf(family, 'ascendants', 'fatima')?.has('hasan')).toBe(false);
  expect(circleOf(family, 'ascendants', 'fatima')?.has('kilab')).toBe(true);
  expect(circleOf(family, 'tout', 'fatima')).toBeNull();
});

it('the address of the tree keeps its settings, and omits unknown values', () => {
  const known = new Set(ids);
  forAll(
    fc.option(fc.constantFrom(...ids)),
    fc.option(fc.constantFrom(...VIEWS)),
    idSets,
    (personId, view, folded) => {
      const query = { personId, view, folded: folded.toSorted() };
      expect(parseTreeQuery(`?${formatTreeQuery(query)}`, known)).toEqual(query);
    },
  );
  expect(parseTreeQuery('?personne=personne&vue=loin&replie=x', known)).toEqual({
    personId: null,
    view: null,
    folded: [],
  });
});

describe('a search for people', () => {
  const people = [...loadPeople().values()];
  const foundIds = (query: string) => searchPeople(people, query).map(({ id }) => id);

  it('finds names with any diacritics and capitals', () => {
    expect(foundIds('aisha')).toContain('aisha');
    expect(foundIds('Â’ISHA')).toContain('aisha');
    expect(foundIds('umm habiba')).toEqual(['umm-habiba']);
    expect(foundIds('rabi')).toContain('abu-l-as-rabi');
    expect(foundIds('saffah')[0]).toBe('saffah');
    expect(foundIds('abd al-muttalib')).toContain('abd-al-muttalib');
  });

  it('finds no person for an empty query, and at most eight', () => {
    expect(foundIds('  ')).toEqual([]);
    expect(foundIds('xyz')).toEqual([]);
    expect(foundIds('a').length).toBeLessThanOrEqual(8);
  });
});

describe('the stage', () => {
  const size = fc.record({
    width: fc.integer({ min: 50, max: 6000 }),
    height: fc.integer({ min: 50, max: 2000 }),
  });

  it('always shows a part of the drawing', () => {
    const viewport = fc.record({
      x: fc.integer({ min: -9000, max: 9000 }),
      y: fc.integer({ min: -9000, max: 9000 }),
      scale: fc.double({ min: 0.06, max: 2, noNaN: true }),
    });
    forAll(viewport, size, size, (initial, drawing, stage) => {
      const { x, y, scale } = keepInSight(initial, drawing, stage);
      expect(x).toBeLessThan(stage.width);
      expect(y).toBeLessThan(stage.height);
      expect(x + drawing.width * scale).toBeGreaterThan(0);
      expect(y + drawing.height * scale).toBeGreaterThan(0);
    });
  });

  it('opens on a person without a margin beside a drawing larger than the stage', () => {
    const point = fc.record({ x: fc.nat(6000), y: fc.nat(2000) });
    forAll(size, size, point, (drawing, stage, centre) => {
      const { x, y, scale } = opening(drawing, stage, centre);
      for (const [offset, length, room] of [
        [x, drawing.width * scale, stage.width],
        [y, drawing.height * scale, stage.height],
      ] as const) {
        if (length <= room) expect(offset).toBeCloseTo((room - length) / 2, 3);
        else {
          expect(offset).toBeLessThanOrEqual(1e-6);
          expect(offset + length).toBeGreaterThanOrEqual(room - 1e-6);
        }
      }
    });
  });

  it('fits the whole drawing, at scale 1 at most', () => {
    const { scale } = fitDrawing({ width: 100, height: 100 }, { width: 900, height: 900 });
    expect(scale).toBe(1);
  });
});

it('every name fits its card', () => {
  for (const { name } of loadPeople().values()) {
    const [firstLine, secondLine] = nameLines(name);
    expect(firstLine.length).toBeLessThanOrEqual(22);
    expect(secondLine?.length ?? 0).toBeLessThanOrEqual(25);
  }
});
