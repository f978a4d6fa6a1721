import { layOutBoard } from '@/lib/timeline/board/board';
import { packBoard, unpackBoard } from '@/lib/timeline/board/packed';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';

const { lanes, entries } = loadTimeline();
const board = layOutBoard(lanes, entries, (name) => name.length / 2);

it('a packed board is unpacked from JSON to the same board, without its overview', () => {
  const restoredJson = JSON.parse(JSON.stringify(packBoard(board)));
  const { overview, ...boardWithoutOverview } = board;
  expect(overview).toMatch(/^[0-9]+$/);
  expect(unpackBoard(restoredJson)).toEqual(boardWithoutOverview);
});

it('a packed board is less than half as long as the JSON of the board', () => {
  const length = JSON.stringify(packBoard(board)).length;
  expect(length).toBeLessThan(JSON.stringify(board).length / 2);
});
