import { sourceFaults } from '@/lib/episodes/narration';

const ids = ['c1-p1-s1', 'c1-p1-s2', 'c1-p2-s1', 'c2-p1-s1'];

it.each([[['c1-p1-s1', 'c1-p1-s2']], [['c2-p1-s1']], [[]]])(
  'a quoted source may be %j',
  (source) => {
    expect(sourceFaults(source, ids)).toEqual([]);
  },
);

it.each([
  ['an unknown sentence', ['c9-p1-s1'], 'n’est pas une phrase'],
  ['a gap', ['c1-p1-s1', 'c1-p2-s1'], 'qui se suivent'],
  ['another paragraph', ['c1-p1-s2', 'c1-p2-s1'], 'dans un paragraphe'],
  ['the wrong order', ['c1-p1-s2', 'c1-p1-s1'], 'qui se suivent'],
])('a quoted source may not contain %s', (_, source, problem) => {
  expect(sourceFaults(source, ids).join()).toContain(problem);
});
