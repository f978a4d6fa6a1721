import { rememberedSwitch } from '@/lib/player/extras/rememberedSwitch';
import { setUpPlayer } from '@/tests/unit/lib/player/setUp';
import { textStorage } from '@/lib/textStorage';
import { createExtras } from '@/lib/player/extras/extras';

const KEY = 'lecteur.essai';
const storage = textStorage(() => localStorage);

beforeEach(() => localStorage.clear());

describe('a remembered switch', () => {
  const createSwitch = () => rememberedSwitch(KEY, storage);

  it('is on by default, stays off once turned off, and stores nothing when on', () => {
    expect(createSwitch().get()).toBe(true);
    createSwitch().set(false);
    expect(createSwitch().get()).toBe(false);
    createSwitch().set(true);
    expect(createSwitch().get()).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('is on for an invalid stored value', () => {
    localStorage.setItem(KEY, '{"');
    expect(createSwitch().get()).toBe(true);
  });

  it('notifies its listeners once per change, and keeps its state without storage', () => {
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

it('the switches of autoplay and of the shortcuts are stored separately', () => {
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
