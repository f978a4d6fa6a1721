import { romanValue, spellOrdinals } from '@/scripts/narration/reading/ordinals';

it.each([
  ['IV', 4],
  ['IX', 9],
  ['XIV', 14],
  ['XXI', 21],
])('the Roman numeral %s is %d', (numeral, value) => {
  expect(romanValue(numeral)).toBe(value);
});

it.each([
  ['au Xe siècle', 'au dixième siècle'],
  ['au IXe et au XXIe siècle', 'au neuvième et au vingt et unième siècle'],
  ['au Ier siècle', 'au premier siècle'],
  ['la Ire partie', 'la première partie'],
  ['le 1er mars', 'le premier mars'],
  ['le 2e jour', 'le deuxième jour'],
  ['au VIIe siècle, l’an 622', 'au septième siècle, l’an 622'],
])('the ordinals of « %s » are written « %s »', (written, expected) => {
  expect(spellOrdinals(written)).toBe(expected);
});

it.each(['Khosrô II', 'XXXe', '99e', 'Aixe', 'l’Île'])(
  'the text « %s » is unchanged',
  (written) => {
    expect(spellOrdinals(written)).toBe(written);
  },
);
