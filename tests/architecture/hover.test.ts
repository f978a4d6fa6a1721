/** @jest-environment node */
import { filesBelow, type SourceFile } from '@/tests/architecture/sources';

/**
 * The rules of a sheet that are for a pointer alone, and stand where a finger meets them too: there they stay after the
 * tap, and cost its frame a style and a paint. A rule that serves other states as well may name this one among them.
 */
function rulesForFingersToo({ text }: SourceFile): readonly string[] {
  const open: string[] = [];
  const found: string[] = [];
  let prelude = '';
  for (const part of text.replace(/\/\*[\s\S]*?\*\//g, '').split(/([{};])/)) {
    if (part === '{') {
      const selectors = prelude.split(/,(?![^(]*\))/);
      const isForPointers = [...open, prelude].some((at) => at.includes('(hover: hover)'));
      if (!isForPointers && selectors.every(isOfPointer)) found.push(prelude);
      open.push(prelude);
    } else if (part === '}') open.pop();
    prelude = part === '{' || part === '}' || part === ';' ? '' : part.trim();
  }
  return found;
}

/** Whether a selector means a pointer over something, and nothing else besides. */
const isOfPointer = (selector: string): boolean =>
  selector.includes(':hover') && !/:is\([^)]*:hover/.test(selector);

it.each([
  ['.root:hover { color: red }', true],
  ['@media (width >= 480px) { .root:hover .name { color: red } }', true],
  ['.root { color: red; } .root:hover, .name:hover { color: red }', true],
  ['@media (hover: hover) { .root:hover { color: red } }', false],
  ['.root:hover, .root[data-told] { color: red }', false],
  ['.root:is(:hover, :focus-visible) { color: red }', false],
  ['.root { color: red }', false],
])('%s: for fingers too, %s', (text, isFound) => {
  expect(rulesForFingersToo({ path: 'essai.css', text }).length > 0).toBe(isFound);
});

it('what only a pointer can do is asked of screens with a pointer', () => {
  const found = filesBelow(['app', 'components'], ['.css']).flatMap((sheet) =>
    rulesForFingersToo(sheet).map((rule) => `${sheet.path}: ${rule}`),
  );
  expect(found).toEqual([]);
});
