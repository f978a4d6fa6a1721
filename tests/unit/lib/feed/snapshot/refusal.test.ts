import { MAX_TAGS, refusalOf } from '@/lib/feed/snapshot/refusal';

it.each([
  [MAX_TAGS, null],
  [MAX_TAGS + 1, { kind: 'too-many-tags', limit: MAX_TAGS }],
])('the refusal of a feed of %d tags is %j', (count, refusal) => {
  expect(refusalOf(['<a>'.repeat(count)])).toEqual(refusal);
});
