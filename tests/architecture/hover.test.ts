import { filesBelow, type SourceFile } from '@/tests/architecture/sources';

/** Media features that exclude touch. */
const POINTER_FEATURES = ['(hover: hover)', '(pointer: fine)'] as const;

/**
 * Lists the rules with `:hover` outside of such a media query: on a touch screen `:hover` stays
 * after the tap, and costs the tap's frame a style recalculation and a paint.
 */
function hoverRulesForTouch({ text }: SourceFile): readonly string[] {
  const openRules: string[] = [];
  const rules: string[] = [];
  let prelude = '';
  for (const token of text.replace(/\/\*[\s\S]*?\*\//g, '').split(/([{};])/)) {
    if (token === '{') {
      const isForPointers = [...openRules, prelude].some((rule) =>
        POINTER_FEATURES.some((feature) => rule.includes(feature)),
      );
      if (!isForPointers && hasPointerState(prelude)) rules.push(prelude);
      openRules.push(prelude);
    } else if (token === '}') openRules.pop();
    prelude = token === '{' || token === '}' || token === ';' ? '' : token.trim();
  }
  return rules;
}

const hasPointerState = (prelude: string): boolean => /:(?:hover|active)\b/.test(prelude);

it.each([
  ['.root:hover { color: red }', true],
  ['@media (width >= 480px) { .root:hover .name { color: red } }', true],
  ['.root { color: red; } .root:hover, .name:hover { color: red }', true],
  ['.root:active:not(:disabled) { color: red }', true],
  ['@media (hover: hover) { .root:hover { color: red } }', false],
  ['@media (pointer: fine) { .root:active { color: red } }', false],
  ['.root:hover, .root[data-narrated] { color: red }', true],
  ['.root:is(:hover, :focus-visible) { color: red }', true],
  ['.root { color: red }', false],
])('%s applies to touch too: %s', (text, isReported) => {
  expect(hoverRulesForTouch({ path: 'essai.css', text }).length > 0).toBe(isReported);
});

it('each rule with `:hover` stands within a media query that excludes touch', () => {
  const violations = filesBelow(['app', 'components'], ['.css']).flatMap((sheet) =>
    hoverRulesForTouch(sheet).map((rule) => `${sheet.path}: ${rule}`),
  );
  expect(violations).toEqual([]);
});
