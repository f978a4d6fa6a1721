import { connectPlayer } from '@/components/player/browser/connectPlayer';
import { STORE_KEY } from '@/components/player/browser/storedState';
import { badr, setUpPlayer } from '@/tests/unit/lib/player/setUp';

const stored = {
  id: badr.id,
  audio: '',
  title: badr.title,
  t: 31,
  at: 1,
  duration: 300,
};
const record = {
  version: 1,
  positions: [stored],
  preferences: { volume: 0.5, muted: false, rate: 1 },
  current: null,
};
const movesTable = { [badr.id]: [{ from: 300, to: 400, starts: [[20, 50]] }] };

async function connectWith(storedRecord: object) {
  document.documentElement.dataset.sounds = 'a1b2';
  localStorage.setItem(STORE_KEY, JSON.stringify(storedRecord));
  const fetch = jest.fn(async () => ({ ok: true, json: async () => movesTable }));
  Object.assign(globalThis, { fetch });
  const { player } = setUpPlayer();
  const stop = connectPlayer(player, 'Chroniques');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const position = player.positions.read(badr);
  stop();
  return { position, fetch };
}

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.sounds;
});

it('positions in replaced audio files are moved before their first use', async () => {
  const { position } = await connectWith(record);
  expect(position).toMatchObject({ t: 50, duration: 400 });
});

it('a record with the current audio version loads no table of moves', async () => {
  const { position, fetch } = await connectWith({ ...record, sounds: 'a1b2' });
  expect(position).toMatchObject({ t: 31 });
  expect(fetch).not.toHaveBeenCalled();
});
