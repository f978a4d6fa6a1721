import { readFileSync } from 'node:fs';

const DECISION_LINE =
  /^- \*\*.{10,170}?\*\* \(\d{4}-\d\d-\d\d.*?\)[:.] .+ Ends (when|with|if) .+/;

const lines = readFileSync('docs/decisions.md', 'utf8').split('\n');

describe('docs/decisions.md', () => {
  it('gives each decision in one line of bold, its date, its reason and what would end it', () => {
    const decisions = lines.filter((line) => line.startsWith('- '));
    expect(decisions.length).toBeGreaterThan(100);
    expect(decisions.filter((line) => !DECISION_LINE.test(line))).toEqual([]);
  });

  it('lists its headings, in order, in its table of contents', () => {
    const headings = lines.flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? []);
    const listedHeadings = [...(lines[4] ?? '').matchAll(/\[([^\]]+)\]/g)].map(
      ([, heading]) => heading,
    );
    expect(listedHeadings).toEqual(headings);
  });
});
