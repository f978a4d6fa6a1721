import { rememberedSwitch } from '@/lib/player/persistence/rememberedSwitch';
import { setUpPlayer } from '@/tests/unit/lib/player/setUp';
import { createExtras } from '@/lib/player/extras/extras';

const KEY = 'lecteur.essai';
const open = () => localStorage;

beforeEach(() => localStorage.clear());

describe('a remembered switch', () => {
  it('is on until it is turned off, and off from then on', () => {
    expect(rememberedSwitch(KEY, open).get()).toBe(true);
    rememberedSwitch(KEY, open).set(false);
    expect(rememberedSwitch(KEY, open).get()).toBe(false);
    rememberedSwitch(KEY, open).set(true);
    expect(rememberedSwitch(KEY, open).get()).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('is on when something else is found', () => {
    localStorage.setItem(KEY, '{"');
    expect(rememberedSwitch(KEY, open).get()).toBe(true);
  });

  it('tells whoever follows it', () => {
    const value = rememberedSwitch(KEY, open);
    const told = jest.fn();
    value.subscribe(told);
    value.set(false);
    value.set(false);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('works where storage is blocked, as long as the page', () => {
    const value = rememberedSwitch(KEY, () => {
      throw new DOMException('SecurityError');
    });
    expect(value.get()).toBe(true);
    value.set(false);
    expect(value.get()).toBe(false);
  });
});

it('going on and the shortcuts are remembered apart', () => {
  const extras = () =>
    createExtras(setUpPlayer().player, {
      readJson: () => Promise.reject(new Error('hors ligne')),
      openStorage: open,
      openSession: () => sessionStorage,
      now: () => 0,
      schedule: () => () => {},
      session: null,
    });
  extras().goesOn.set(false);
  expect(extras().goesOn.get()).toBe(false);
  expect(extras().hasShortcuts.get()).toBe(true);
  extras().hasShortcuts.set(false);
  expect(extras().hasShortcuts.get()).toBe(false);
});
