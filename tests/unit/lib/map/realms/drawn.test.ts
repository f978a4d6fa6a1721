import { decodeRealms, isShownIn } from '@/lib/map/realms/drawn';

const realm = {
  id: 'nord',
  name: 'Royaume du Nord',
  from: 900,
  to: 910,
  drawnFor: 905,
  tint: 'premier',
  note: 'Une note.',
  land: 'M0 0l9 0 0 9z',
  edge: 'M0 0l9 0',
};
const route = {
  id: 'va',
  name: 'Aller',
  from: 900,
  to: 901,
  note: 'Une note.',
  line: 'M0 0l9 9',
};
const drawing = { scale: 2, realms: [realm], routes: [route] };

it('the decoder of realms reads a drawing as it was written', () => {
  expect(decodeRealms(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
});

it.each([
  ['nothing', null],
  ['a word', 'realms'],
  ['no scale', { ...drawing, scale: undefined }],
  ['a realm without land', { ...drawing, realms: [{ ...realm, land: undefined }] }],
  ['a year in words', { ...drawing, realms: [{ ...realm, from: '900' }] }],
  ['a route without a line', { ...drawing, routes: [{ ...route, line: 3 }] }],
])('the decoder of realms refuses %s', (_, value) => {
  expect(decodeRealms(value)).toBeNull();
});

it('a realm is shown from its first year to its last', () => {
  expect([899, 900, 910, 911].map((year) => isShownIn(realm, year))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
