import { filesBelow } from '@/tests/architecture/sources';

it('no text is read by a shadow around its letters, which forced dark colours leave as it is', () => {
  const found = filesBelow(['app', 'components'], ['.css']).flatMap(({ path, text }) =>
    /\btext-shadow:\s*(?!none)/.test(text) ? [path] : [],
  );
  expect(found).toEqual([]);
});
