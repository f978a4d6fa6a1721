import { pauseOtherTabs, type Tabs } from '@/lib/player/extras/tabs';
import { badr, listen, medine, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';

/** Opens two tabs connected by a channel that counts its messages. */
function openTabs() {
  const listeners = new Map<Tabs, () => void>();
  let count = 0;
  const open = () => {
    const stage = setUpPlayer();
    const tab: Tabs = {
      notify() {
        count += 1;
        for (const [other, listener] of listeners) if (other !== tab) listener();
      },
      onNotified(listener) {
        listeners.set(tab, listener);
        return () => listeners.delete(tab);
      },
    };
    return { ...stage, leave: pauseOtherTabs(stage.player, tab) };
  };
  const [first, second] = [open(), open()];
  return {
    ...{ first, second, notified: () => count },
    async sounding() {
      await first.audio.flush();
      await second.audio.flush();
      return [first, second].map(({ player }) => published(player).isPlaying);
    },
  };
}

it('the tab that starts pauses the other, which does not answer and can start again', async () => {
  const { first, second, notified, sounding } = openTabs();
  await listen(first, badr);
  expect(notified()).toBe(1);
  await listen(second, medine);
  expect(await sounding()).toEqual([false, true]);
  expect(published(first.player).status).toBe('paused');
  expect(notified()).toBe(2);
  await first.toggle();
  expect(await sounding()).toEqual([true, false]);
});

it('a tab that waits for its connection does not resume over another', async () => {
  const { first, second, sounding } = openTabs();
  await listen(first, badr);
  await first.breakOff();
  await listen(second, medine);
  await first.playAgain();
  expect(await sounding()).toEqual([false, true]);
});

it('a tab that has nothing to play, or is paused, is unchanged', async () => {
  const { first, second, notified, sounding } = openTabs();
  await listen(second, medine);
  expect(first.player.playback.get()).toEqual({ status: 'empty' });
  await second.toggle();
  await listen(first, badr);
  expect(await sounding()).toEqual([true, false]);
  expect(notified()).toBe(2);
});

it('a tab that is closed is no longer notified', async () => {
  const { first, second, sounding } = openTabs();
  await listen(first, badr);
  first.leave();
  await listen(second, medine);
  expect(await sounding()).toEqual([true, true]);
});

it('a tab that is connected while it plays notifies at once', async () => {
  const { first, notified } = openTabs();
  first.leave();
  await listen(first, badr);
  expect(notified()).toBe(0);
  const notify = jest.fn();
  pauseOtherTabs(first.player, { notify, onNotified: () => () => {} });
  expect(notify).toHaveBeenCalled();
});
