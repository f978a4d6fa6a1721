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

it('The six precisions are told apart by their shapes, whatever the colour', () => {
  const shapes = ['0630-01-11', '0624-03', '0624', '0570~', '[0604..0611]', '06XX'].map(
    (edtf) =>
      marksOf(edtf)
        .map((mark) => (mark.shape === 'rect' ? `rect${Math.round(mark.width)}` : mark.shape))
        .join(' '),
  );
  expect(shapes[0]).toBe('lozenge');
  expect(shapes[1]).toBe('rect5');
  expect(shapes[2]).toBe('rect37');
  expect(shapes[3]).toBe('line dot line');
  expect(shapes[4]).toMatch(/^line line line/);
  expect(new Set(shapes.slice(0, 5)).size).toBe(5);
});

it('A range is drawn as one of its moments, between brackets, and not as something that lasts', () => {
  expect(marksOf('[0604..0611]').some(({ shape }) => shape === 'rect')).toBe(false);
  expect(marksOf('0604/0611').every(({ shape }) => shape === 'rect')).toBe(true);
});

it('The grades are told apart by fill and outline, and a disputed date has its question mark', () => {
  expect(new Set(DATE_GRADES.map(lookOf)).size).toBe(DATE_GRADES.length);
  for (const grade of DATE_GRADES)
    expect(marksOf('0624', grade).some(({ shape }) => shape === 'question')).toBe(
      grade === 'discuté',
    );
});

it('The doubtful end of a span is drawn apart from what is certain', () => {
  const date = parseEdtf('0570~/0600', JULIAN);
  if (date?.kind !== 'lasting') throw new Error('A span is expected.');
  const marks = spanMarks({ begin: date.begin, end: date.end, grade: 'établi' }, x, ROOM);
  expect(marks.map((mark) => mark.shape === 'rect' && mark.look)).toEqual(['dashed', 'full']);
});
