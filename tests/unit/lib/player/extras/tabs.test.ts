import { pauseOtherTabs, type Tabs } from '@/lib/player/extras/tabs';
import { badr, listen, medine, playbackOf, setUpPlayer } from '@/tests/unit/lib/player/setUp';

/** Opens two tabs connected by a channel that counts its messages. */
function openTabs() {
  const listeners = new Map<Tabs, () => void>();
  let notifications = 0;
  const openTab = () => {
    const stage = setUpPlayer();
    const tab: Tabs = {
      notify() {
        notifications += 1;
        for (const [otherTab, listener] of listeners) if (otherTab !== tab) listener();
      },
      onNotified(listener) {
        listeners.set(tab, listener);
        return () => listeners.delete(tab);
      },
    };
    return { ...stage, disconnect: pauseOtherTabs(stage.player, tab) };
  };
  const [firstTab, secondTab] = [openTab(), openTab()];
  return {
    ...{ firstTab, secondTab, notificationCount: () => notifications },
    async playingStates() {
      await firstTab.audio.flush();
      await secondTab.audio.flush();
      return [firstTab, secondTab].map(({ player }) => playbackOf(player).isPlaying);
    },
  };
}

it('a tab that starts pauses the other tab, which sends no message and can start again', async () => {
  const { firstTab, secondTab, notificationCount, playingStates } = openTabs();
  await listen(firstTab, badr);
  expect(notificationCount()).toBe(1);
  await listen(secondTab, medine);
  expect(await playingStates()).toEqual([false, true]);
  expect(playbackOf(firstTab.player).status).toBe('paused');
  expect(notificationCount()).toBe(2);
  await firstTab.toggle();
  expect(await playingStates()).toEqual([true, false]);
});

it('a tab that waits for its connection does not resume while another tab plays', async () => {
  const { firstTab, secondTab, playingStates } = openTabs();
  await listen(firstTab, badr);
  await firstTab.breakOff();
  await listen(secondTab, medine);
  await firstTab.playAgain();
  expect(await playingStates()).toEqual([false, true]);
});

it('a tab that is empty or paused is unchanged when another tab starts', async () => {
  const { firstTab, secondTab, notificationCount, playingStates } = openTabs();
  await listen(secondTab, medine);
  expect(firstTab.player.playback.get()).toEqual({ status: 'empty' });
  await secondTab.toggle();
  await listen(firstTab, badr);
  expect(await playingStates()).toEqual([true, false]);
  expect(notificationCount()).toBe(2);
});

it('a tab that is closed is no longer notified', async () => {
  const { firstTab, secondTab, playingStates } = openTabs();
  await listen(firstTab, badr);
  firstTab.disconnect();
  await listen(secondTab, medine);
  expect(await playingStates()).toEqual([true, true]);
});

it('a tab that is connected while it plays notifies at once', async () => {
  const { firstTab, notificationCount } = openTabs();
  firstTab.disconnect();
  await listen(firstTab, badr);
  expect(notificationCount()).toBe(0);
  const notify = jest.fn();
  pauseOtherTabs(firstTab.player, { notify, onNotified: () => () => {} });
  expect(notify).toHaveBeenCalled();
});
