import { soundAlone, type Tabs } from '@/lib/player/extras/tabs';
import { badr, listen, medine, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';

/** A line on which every word reaches all the other tabs, and is counted. */
function aLine() {
  const listeners = new Map<Tabs, () => void>();
  let told = 0;
  const tab = (): Tabs => {
    const self: Tabs = {
      tell() {
        told += 1;
        for (const [other, listener] of listeners) if (other !== self) listener();
      },
      onTold(listener) {
        listeners.set(self, listener);
        return () => listeners.delete(self);
      },
    };
    return self;
  };
  return { tab, told: () => told };
}

function openTabs() {
  const line = aLine();
  const open = () => {
    const stage = setUpPlayer();
    return { ...stage, leave: soundAlone(stage.player, line.tab()) };
  };
  return { first: open(), second: open(), told: line.told };
}

type Tab = ReturnType<typeof openTabs>['first'];

const sounds = ({ player }: Tab): boolean => published(player).isPlaying;

it('the tab that starts makes the other fall silent, and that one does not answer', async () => {
  const { first, second, told } = openTabs();
  await listen(first, badr);
  expect(told()).toBe(1);
  await listen(second, medine);
  await first.audio.flush();
  expect([sounds(first), sounds(second)]).toEqual([false, true]);
  expect(published(first.player).status).toBe('paused');
  expect(told()).toBe(2);
});

it('the first can take its turn again', async () => {
  const { first, second } = openTabs();
  await listen(first, badr);
  await listen(second, medine);
  first.player.toggle();
  await first.audio.flush();
  await second.audio.flush();
  expect([sounds(first), sounds(second)]).toEqual([true, false]);
});

it('a tab that waits for its connection does not come back over another', async () => {
  const { first, second } = openTabs();
  await listen(first, badr);
  first.audio.fail(2);
  await first.audio.flush();
  await listen(second, medine);
  first.timers.fire();
  first.audio.metadata(600);
  first.audio.start();
  await first.audio.flush();
  expect([sounds(first), sounds(second)]).toEqual([false, true]);
});

it('a tab that has nothing to play, or is paused, is left as it is', async () => {
  const { first, second, told } = openTabs();
  await listen(second, medine);
  expect(first.player.playback.get()).toEqual({ status: 'empty' });
  second.player.toggle();
  await second.audio.flush();
  await listen(first, badr);
  await second.audio.flush();
  expect([sounds(first), sounds(second)]).toEqual([true, false]);
  expect(told()).toBe(2);
});

it('a tab that has left is no longer told', async () => {
  const { first, second } = openTabs();
  await listen(first, badr);
  first.leave();
  await listen(second, medine);
  await first.audio.flush();
  expect([sounds(first), sounds(second)]).toEqual([true, true]);
});

it('a tab that is connected while it sounds tells at once', async () => {
  const { first, told } = openTabs();
  first.leave();
  await listen(first, badr);
  expect(told()).toBe(0);
  let wasHeard = false;
  soundAlone(first.player, { tell: () => void (wasHeard = true), onTold: () => () => {} });
  expect(wasHeard).toBe(true);
});
