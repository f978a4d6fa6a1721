import * as v from 'valibot';
import { EditorialFileSchema, EditorialSchema, editorialWith } from '@/lib/content/editorial';
import { editorialOf, editorialOfPage } from '@/lib/server/content/notices/editorial';
import { formatFrenchDay } from '@/lib/time/longDate';

const defaults = {
  author: 'la rédaction',
  reviewer: 'la rédaction',
  revised: { year: 2026, month: 11, day: 22 },
};

describe('who wrote and reviewed something, and when', () => {
  it('is the owner’s default, field by field, unless content overrides it', () => {
    expect(editorialWith(defaults)).toEqual(defaults);
    const reviewer = 'A. B.';
    expect(editorialWith(defaults, { reviewer })).toEqual({ ...defaults, reviewer });
  });

  it('is said of everything by content, « la rédaction » if nobody else is named', () => {
    const said = editorialOf(undefined);
    expect(said.author).not.toBe('');
    expect(said.reviewer).not.toBe('');
    expect(formatFrenchDay(said.revised)).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u);
    expect(editorialOfPage('/une-page-sans-champ')).toEqual(said);
  });

  it.each(['22/11/2026', '2026-11-22', 'February 30, 2026', 'hier'])(
    'is not revised on %s',
    (revised) => {
      const { success, issues } = v.safeParse(EditorialSchema, { revised });
      expect(success).toBe(false);
      expect(issues?.[0].message).toMatch(/une date anglaise longue est attendue/);
    },
  );

  it.each([
    ['/about', true],
    ['about', false],
    ['https://ailleurs.example', false],
  ])('names pages by their address: %s, %p', (path, isTaken) => {
    const file = { ...defaults, revised: 'November 22, 2026', pages: { [path]: {} } };
    expect(v.safeParse(EditorialFileSchema, file).success).toBe(isTaken);
  });
});
