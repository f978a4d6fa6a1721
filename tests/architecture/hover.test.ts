import { filesBelow, type SourceFile } from '@/tests/architecture/sources';

/** Media features that exclude touch. */
const FOR_POINTERS = ['(hover: hover)', '(pointer: fine)'] as const;

/**
 * Lists the rules with `:hover` outside of such a media query: on a touch screen `:hover` stays
 * after the tap, and costs the tap's frame a style recalculation and a paint.
 */
function rulesForFingersToo({ text }: SourceFile): readonly string[] {
  const open: string[] = [];
  const found: string[] = [];
  let prelude = '';
  for (const part of text.replace(/\/\*[\s\S]*?\*\//g, '').split(/([{};])/)) {
    if (part === '{') {
      const isForPointers = [...open, prelude].some((at) =>
        FOR_POINTERS.some((pointers) => at.includes(pointers)),
      );
      if (!isForPointers && isOfPointer(prelude)) found.push(prelude);
      open.push(prelude);
    } else if (part === '}') open.pop();
    prelude = part === '{' || part === '}' || part === ';' ? '' : part.trim();
  }
  return found;
}

const isOfPointer = (prelude: string): boolean => /:(?:hover|active)\b/.test(prelude);

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
])('%s applies to touch too: %s', (text, isFound) => {
  expect(rulesForFingersToo({ path: 'essai.css', text }).length > 0).toBe(isFound);
});

it('each rule with `:hover` stands within a media query that excludes touch', () => {
  const found = filesBelow(['app', 'components'], ['.css']).flatMap((sheet) =>
    rulesForFingersToo(sheet).map((rule) => `${sheet.path}: ${rule}`),
  );
  expect(found).toEqual([]);
});
