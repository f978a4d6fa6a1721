/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { TimelineDrawing } from '@/components/timeline/drawing/TimelineDrawing';
import { DecadeList } from '@/components/timeline/list/DecadeList';
import { renderStaticMarkup } from '@/components/ui/markup/renderStaticMarkup';
import { layOutBoard } from '@/lib/timeline/board/board';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';

const NumberList = ({ numbers: numbers }: { readonly numbers: readonly number[] }) => (
  <>
    {numbers.map((number) => (
      <b key={number}>{number}</b>
    ))}
    {false}
    {null}
  </>
);

it.each([
  ['text with special characters', <p key="1">{`« a < b & c > d » "e" 'f'`}</p>],
  ['attributes of HTML', <time key="1" dateTime="0630-01-14" className="a b" tabIndex={-1} />],
  ['attributes of SVG', <text key="1" textAnchor="end" x={3} dominantBaseline="central" />],
  ['true and false', <i key="1" hidden aria-hidden="true" data-on={false} data-off />],
  ['false for boolean attributes', <i key="1" hidden={false} title={undefined} />],
  ['components and fragments', <NumberList key="1" numbers={[1, 2, 3]} />],
  ['void elements', <p key="1">{['a', <br key="2" />, 0]}</p>],
])('%s: the serialization equals React’s', (_, element) => {
  expect(renderStaticMarkup(element)).toBe(renderToStaticMarkup(element));
});

it('the list and the drawing of the timeline equal React’s own rendering', () => {
  const { lanes, entries } = loadTimeline();
  const list = <DecadeList lanes={lanes} entries={entries} />;
  const board = layOutBoard(lanes, entries, (name) => name.length / 2);
  expect(renderStaticMarkup(list)).toBe(renderToStaticMarkup(list));
  expect(renderStaticMarkup(<TimelineDrawing board={board} />)).toBe(
    renderToStaticMarkup(<TimelineDrawing board={board} />),
  );
});

it('each shape of a date is one symbol, and every entry of the list references a symbol', () => {
  const { lanes, entries } = loadTimeline();
  const html = renderStaticMarkup(<DecadeList lanes={lanes} entries={entries} />);
  const ids = [...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  const referencedIds = [...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(referencedIds).toHaveLength(entries.length);
  expect(referencedIds.filter((id) => !ids.includes(id))).toEqual([]);
});
