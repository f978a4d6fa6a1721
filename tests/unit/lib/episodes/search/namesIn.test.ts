import { namesIn } from '@/lib/episodes/search/namesIn';

it.each([
  ['Ainsi, la tribu de Quraysh s’établit à La Mecque.', ['Quraysh', 'La', 'Mecque']],
  ['L’Arabie d’Abd al-Muttalib', ['Abd', 'Muttalib']],
  ['Il entend : « Lis ! » puis se tait.', []],
  ['Vers l’an 600, une caravane part. Où va-t-elle ?', []],
])('the names in a text «%s» are %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
