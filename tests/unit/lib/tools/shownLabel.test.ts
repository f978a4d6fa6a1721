import { toolCountLabel } from '@/lib/tools/shownLabel';

it.each([
  [0, 6, '0 outil sur 6 affiché'],
  [1, 6, '1 outil sur 6 affiché'],
  [2, 6, '2 outils sur 6 affichés'],
  [6, 6, '6 outils sur 6 affichés'],
])('the label for %i shown tools of %i is «%s»', (shown, total, label) => {
  expect(toolCountLabel(shown, total)).toBe(label);
});
