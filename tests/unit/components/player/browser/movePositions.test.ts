import { movePositions } from '@/components/player/browser/movePositions';
import { STORE_KEY } from '@/components/player/browser/storedState';

const movesTable = { badr: [{ from: 300, to: 400, starts: [[20, 50]] }] };
const position = { id: 'badr', audio: '/audio/badr.mp3', title: 'Badr', at: 1 };
const record = {
  version: 1,
  positions: [{ ...position, t: 31, duration: 300 }],
  preferences: { volume: 0.5, muted: false, rate: 1 },
  current: null,
};

const readStored = (): unknown => JSON.parse(localStorage.getItem(STORE_KEY) ?? 'null');
const mockFetch = (body: unknown, ok = true) =>
  jest.fn(async () => ({ ok, json: async () => body }));

beforeEach(() => localStorage.setItem(STORE_KEY, JSON.stringify(record)));
afterEach(() => localStorage.clear());

it('positions in a replaced audio file move to the same sentence, once', async () => {
  Object.assign(globalThis, { fetch: mockFetch(movesTable) });
  await movePositions('a1b2');
  const movedPosition = { ...position, t: 50, duration: 400 };
  expect(readStored()).toMatchObject({ positions: [movedPosition], sounds: 'a1b2' });
  await movePositions('a1b2');
  expect(readStored()).toMatchObject({ positions: [movedPosition] });
});

it.each([
  ['is no table', mockFetch([1])],
  ['is missing', mockFetch(null, false)],
])('positions stay unchanged where the response %s', async (_, fetch) => {
  Object.assign(globalThis, { fetch });
  await expect(movePositions('a1b2')).rejects.toThrow();
  expect(readStored()).toEqual(record);
});
