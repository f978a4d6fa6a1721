import { eventMarks, lookOf, spanMarks } from '@/lib/timeline/board/marks';
import { DATE_GRADES } from '@/lib/map/places/place';
import { JULIAN } from '@/lib/time/calendars';
import { parseEdtf } from '@/lib/time/edtf';
import { julianYearStart } from '@/lib/time/julianCalendar';

const ROOM = { y: 0, height: 10 };
const x = (day: number): number => (day - julianYearStart(560)) * 0.1;

function marksOf(edtf: string, grade: (typeof DATE_GRADES)[number] = 'établi') {
  const date = parseEdtf(edtf, JULIAN);
  if (!date) throw new Error(edtf);
  const [begin, end] = date.kind === 'moment' ? [date.at, null] : [date.begin, date.end];
  return eventMarks({ begin, end, grade }, x, ROOM);
}

it('the six precisions of a date have different shapes', () => {
  const shapes = ['0630-01-11', '0624-03', '0624', '0570~', '[0604..0611]', '06XX'].map(
    (edtf) =>
      marksOf(edtf)
        .map((mark) => `${mark.shape}${'isAbout' in mark && mark.isAbout ? '~' : ''}`)
        .join(' '),
  );
  expect(shapes).toEqual([
    'lozenge',
    'dot',
    'rect',
    'line dot~ line',
    'rect line line',
    'rect line line line line',
  ]);
});

it('a mark is centred on its possible days, and has the same size at every scale', () => {
  const sizes = [0.01, 0.1, 2].map((scale) => {
    const date = parseEdtf('0624', JULIAN);
    if (date?.kind !== 'moment') throw new Error('A moment is expected.');
    const xAt = (day: number): number => (day - date.at.earliest) * scale;
    const [mark] = eventMarks({ begin: date.at, end: null, grade: 'établi' }, xAt, ROOM);
    if (mark?.shape !== 'rect') throw new Error('A square is expected.');
    expect(mark.x + mark.width / 2).toBeCloseTo(xAt(date.at.latest + 1) / 2);
    return mark.width;
  });
  expect(new Set(sizes).size).toBe(1);
});

it('the grades differ by fill and outline alone, on marks and bars', () => {
  expect(new Set(DATE_GRADES.map(lookOf)).size).toBe(DATE_GRADES.length);
  for (const grade of DATE_GRADES)
    for (const edtf of ['0624', '0604/0611'])
      expect(marksOf(edtf, grade)).toContainEqual(
        expect.objectContaining({ shape: 'rect', look: lookOf(grade) }),
      );
});

it('the uncertain ends of a span are drawn as fades', () => {
  const date = parseEdtf('0570~/0600~', JULIAN);
  if (date?.kind !== 'lasting') throw new Error('A span is expected.');
  const marks = spanMarks({ begin: date.begin, end: date.end, grade: 'établi' }, x, ROOM);
  expect(marks.map((mark) => [mark.shape, 'isEnd' in mark && mark.isEnd])).toEqual([
    ['fade', false],
    ['fade', true],
    ['rect', false],
  ]);
  const [fade, , bar] = marks;
  if (fade?.shape !== 'fade' || bar?.shape !== 'rect') throw new Error('A bar is expected.');
  expect(fade.x + fade.width).toBeCloseTo(bar.x);
});
