import * as v from 'valibot';
import { EditorialFileSchema, EditorialSchema, editorialWith } from '@/lib/content/editorial';
import { editorialOf, editorialOfPage } from '@/lib/server/content/notices/editorial';
import { formatFrenchDay } from '@/lib/time/longDate';

const defaults = {
  author: 'la rédaction',
  reviewer: 'la rédaction',
  revised: { year: 2026, month: 11, day: 22 },
};

describe('author, reviewer and dates', () => {
  it('are the owner’s defaults, field by field, unless content overrides them', () => {
    expect(editorialWith(defaults)).toEqual(defaults);
    const reviewer = 'A. B.';
    expect(editorialWith(defaults, { reviewer })).toEqual({ ...defaults, reviewer });
  });

  it('are defined where content overrides nothing', () => {
    const editorial = editorialOf(undefined);
    expect(editorial.author).not.toBe('');
    expect(editorial.reviewer).not.toBe('');
    expect(formatFrenchDay(editorial.revised)).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u);
    expect(editorialOfPage('/une-page-sans-champ')).toEqual(editorial);
  });

  it.each(['22/11/2026', '2026-11-22', 'February 30, 2026', 'hier'])(
    'are refused with the revision date %s',
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
  ])('accept a page’s path as a key, and nothing else: %s, %p', (path, isAccepted) => {
    const file = { ...defaults, revised: 'November 22, 2026', pages: { [path]: {} } };
    expect(v.safeParse(EditorialFileSchema, file).success).toBe(isAccepted);
  });
});
