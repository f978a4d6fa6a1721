import { layOutBoard } from '@/lib/timeline/board/board';
import { packBoard, unpackBoard } from '@/lib/timeline/board/packed';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';

const { lanes, entries } = loadTimeline();
const board = layOutBoard(lanes, entries, (name) => name.length / 2);

it('a packed board is unpacked to the same one, through JSON', () => {
  const travelled = JSON.parse(JSON.stringify(packBoard(board)));
  const { overview, ...sent } = board;
  expect(overview).toMatch(/^[0-9]+$/);
  expect(unpackBoard(travelled)).toEqual(sent);
});

it('a packed board is less than half as long', () => {
  const length = JSON.stringify(packBoard(board)).length;
  expect(length).toBeLessThan(JSON.stringify(board).length / 2);
});
