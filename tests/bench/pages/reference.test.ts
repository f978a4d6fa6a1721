import { countPaints } from '@/tests/bench/pages/idle';
import { REFERENCE_BYTES, referencePage } from '@/tests/bench/pages/reference';
import { loadLine } from '@/tests/bench/pages/table';

it('the reference page has REFERENCE_BYTES bytes, an inline style, and requests no file', () => {
  const page = referencePage();
  expect(Buffer.byteLength(page)).toBe(REFERENCE_BYTES);
  expect(page).toContain('<style>');
  expect(page).not.toMatch(/\ssrc=|url\(|@import|<script/);
});

it('countPaints counts the Paint events of a trace, and no event with a similar name', () => {
  const events = ['Paint', 'PrePaint', 'Paint', 'PaintImage'].map((name) => ({ name }));
  expect(countPaints(JSON.stringify({ traceEvents: events }))).toBe(2);
});

it('a page is compared with the reference by its medians', () => {
  const load = (firstPaint: number) => ({
    score: 90,
    firstPaint,
    largestPaint: 2 * firstPaint,
    blocked: 10,
    shift: 0,
    bytes: 300_000,
    scriptBytes: 150_000,
    requests: 20,
    longTasks: 3,
    machine: 1700,
  });
  const line = loadLine('accueil', [load(900), load(5000), load(1000)], [load(500)]);
  expect(line.split(/\s+/)).toEqual(
    '|accueil|90|1000|2,00|2000|2,00|10|3|0,000|300|150|20'.split('|').slice(1),
  );
});
