import { movePositions } from '@/components/player/browser/movePositions';
import { STORE_KEY } from '@/components/player/browser/storedState';

const earlier = { badr: [{ from: 300, to: 400, starts: [[20, 50]] }] };
const position = { id: 'badr', audio: '/audio/badr.mp3', title: 'Badr', at: 1 };
const record = {
  version: 1,
  positions: [{ ...position, t: 31, duration: 300 }],
  preferences: { volume: 0.5, muted: false, rate: 1 },
  current: null,
};

const stored = (): unknown => JSON.parse(localStorage.getItem(STORE_KEY) ?? 'null');
const answer = (body: unknown, ok = true) =>
  jest.fn(async () => ({ ok, json: async () => body }));

beforeEach(() => localStorage.setItem(STORE_KEY, JSON.stringify(record)));
afterEach(() => localStorage.clear());

it('positions in a replaced sound move to the same sentence, once', async () => {
  Object.assign(globalThis, { fetch: answer(earlier) });
  await movePositions('a1b2');
  const moved = { ...position, t: 50, duration: 400 };
  expect(stored()).toMatchObject({ positions: [moved], sounds: 'a1b2' });
  await movePositions('a1b2');
  expect(stored()).toMatchObject({ positions: [moved] });
});

it.each([
  ['is no table', answer([1])],
  ['is missing', answer(null, false)],
])('positions stay unchanged where the response %s', async (_, fetch) => {
  Object.assign(globalThis, { fetch });
  await expect(movePositions('a1b2')).rejects.toThrow();
  expect(stored()).toEqual(record);
});
