import { decodeTileIndex } from '@/lib/map/tileIndex';

const INDEX = { tileSize: 512, levels: [{ scale: 2, columns: 6, rows: 7 }] };

it('the decoder reads the index of tiles that the maps have', () => {
  expect(decodeTileIndex(INDEX)).toEqual(INDEX);
});

it.each([
  [null],
  ['<html>'],
  [[]],
  [{ levels: INDEX.levels }],
  [{ ...INDEX, levels: {} }],
  [{ ...INDEX, levels: [{ scale: 2, columns: '6', rows: 7 }] }],
  [{ ...INDEX, levels: [null] }],
])('the decoder returns null, for a map without sharper tiles, for %j', (value) => {
  expect(decodeTileIndex(value)).toBeNull();
});
