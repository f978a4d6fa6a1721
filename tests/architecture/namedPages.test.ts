import { filesBelow, type SourceFile } from '@/tests/architecture/sources';

const FORCED_BREAK =
  /(?:^|[;{\s])(?:page-)?break-(?:before|after):\s*(?:page|left|right|recto|verso|always)\b/;
const NAMED_PAGE = /(?:^|[;{\s])page:\s*\S/;

/**
 * Lists the rules of a sheet that force a page break without naming the next page: Firefox prints what follows such a
 * break on the reader's default paper, whatever page the ancestors name (CSS Paged Media 3, § 7 « Named pages »).
 */
const unnamedBreaks = ({ text }: SourceFile): readonly string[] =>
  (text.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{}]+\{[^{}]*\}/g) ?? [])
    .filter((rule) => FORCED_BREAK.test(rule) && !NAMED_PAGE.test(rule))
    .map((rule) => rule.trim());

it.each([
  ['.root { break-before: page; }', true],
  ['@media print { .root { color: red; break-after: recto } }', true],
  ['.root { page-break-before: always }', true],
  ['.root { page: sheet; break-before: page }', false],
  ['.root { break-before: page; page: auto }', false],
  ['.root { break-inside: avoid-page; break-after: avoid }', false],
])('%s forces a break to a page without a name: %s', (text, isReported) => {
  expect(unnamedBreaks({ path: 'essai.css', text }).length > 0).toBe(isReported);
});

it('each forced page break names the page that follows', () => {
  const violations = filesBelow(['app', 'components'], ['.css']).flatMap((sheet) =>
    unnamedBreaks(sheet).map((rule) => `${sheet.path}: ${rule}`),
  );
  expect(violations).toEqual([]);
});
