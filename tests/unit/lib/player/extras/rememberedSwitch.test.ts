import { rememberedSwitch } from '@/lib/player/extras/rememberedSwitch';
import { setUpPlayer } from '@/tests/unit/lib/player/setUp';
import { textStorage } from '@/lib/textStorage';
import { createExtras } from '@/lib/player/extras/extras';

const KEY = 'lecteur.essai';
const storage = textStorage(() => localStorage);

beforeEach(() => localStorage.clear());

describe('a remembered switch', () => {
  const aSwitch = () => rememberedSwitch(KEY, storage);

  it('is on until it is turned off, and off from then on', () => {
    expect(aSwitch().get()).toBe(true);
    aSwitch().set(false);
    expect(aSwitch().get()).toBe(false);
    aSwitch().set(true);
    expect(aSwitch().get()).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('is on for another stored value', () => {
    localStorage.setItem(KEY, '{"');
    expect(aSwitch().get()).toBe(true);
  });

  it('notifies its listeners, and without storage keeps its state as long as the page', () => {
    const blocked = textStorage(() => {
      throw new DOMException('SecurityError');
    });
    const value = rememberedSwitch(KEY, blocked);
    const listener = jest.fn();
    value.subscribe(listener);
    expect(value.get()).toBe(true);
    value.set(false);
    value.set(false);
    expect(value.get()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

it('autoplay and the shortcuts are stored apart', () => {
  const extras = () =>
    createExtras(setUpPlayer().player, {
      readJson: () => Promise.reject(new Error('hors ligne')),
      storage,
      tabStorage: textStorage(() => sessionStorage),
      now: () => 0,
      schedule: () => () => {},
      session: null,
    });
  extras().autoplayNext.set(false);
  expect(extras().autoplayNext.get()).toBe(false);
  expect(extras().hasShortcuts.get()).toBe(true);
  extras().hasShortcuts.set(false);
  expect(extras().hasShortcuts.get()).toBe(false);
});
