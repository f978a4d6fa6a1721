import { connectLater } from '@/components/player/browser/connectLater';
import { connectPlayer } from '@/components/player/browser/connectPlayer';
import { badr, setUpPlayer } from '@/tests/unit/lib/player/setUp';

jest.mock('@/components/player/browser/connectPlayer', () => ({
  connectPlayer: jest.fn(() => () => {}),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

it('the player is connected once, after the task in which the first episode starts', async () => {
  const { player } = setUpPlayer();
  const cancel = connectLater(player, 'Chroniques');
  player.play(badr);
  player.toggle();
  player.toggle();
  expect(connectPlayer).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(connectPlayer).toHaveBeenCalledTimes(1);
  cancel();
});

it('the player is not connected on a page that is left before that task', async () => {
  const { player } = setUpPlayer();
  const cancel = connectLater(player, 'Chroniques');
  player.play(badr);
  cancel();
  await jest.runAllTimersAsync();
  expect(connectPlayer).not.toHaveBeenCalled();
});
