import { keepsKey, shortcutOf, SHORTCUTS } from '@/lib/player/extras/shortcuts';

const press = (key: string, more: Partial<KeyboardEventInit> = {}) =>
  new KeyboardEvent('keydown', { key, cancelable: true, ...more });

describe('a key', () => {
  it.each([
    [' ', 'toggle'],
    ['k', 'toggle'],
    ['K', 'toggle'],
    ['j', 'back'],
    ['l', 'forward'],
    ['m', 'mute'],
    ['<', 'slower'],
    ['>', 'faster'],
    ['n', 'next'],
    ['b', 'mark'],
    ['?', 'help'],
  ])('«%s» means %p', (key, shortcut) => {
    expect(shortcutOf(press(key))).toBe(shortcut);
  });

  it('of the page, the map or the quiz is no shortcut', () => {
    const otherKeys = ['ArrowLeft', 'ArrowRight', 'Enter', 'Escape', 'Shift', ...'+-01a'];
    expect(otherKeys.filter((key) => shortcutOf(press(key)) !== null)).toEqual([]);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('with %s is the browser’s', (modifier) => {
    for (const { keys } of SHORTCUTS)
      for (const key of keys) expect(shortcutOf(press(key, { [modifier]: true }))).toBeNull();
  });

  it.each([
    ['goes by what is written on it: on AZERTY', '?', { code: 'KeyM', shiftKey: true }, 'help'],
    ['goes by what is written on it: on AZERTY', 'm', { code: 'Semicolon' }, 'mute'],
    ['goes by what is written on it: on AZERTY', ',', { code: 'KeyM' }, null],
    ['held down goes on skipping', 'l', { repeat: true }, 'forward'],
    ['held down toggles once', 'k', { repeat: true }, null],
    ['held down goes to one episode', 'n', { repeat: true }, null],
  ])('%s «%s» %j means %p', (_, key, more, shortcut) => {
    expect(shortcutOf(press(key, more))).toBe(shortcut);
  });

  it('that another handler has answered is no shortcut', () => {
    const event = press('k');
    event.preventDefault();
    expect(shortcutOf(event)).toBeNull();
  });

  it('means one thing only', () => {
    const keys = SHORTCUTS.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('an element of the page', () => {
  /** Returns the innermost element of some HTML. */
  function at(html: string): Element {
    document.body.innerHTML = html;
    return [...document.body.querySelectorAll('*')].at(-1) ?? document.body;
  }

  /** Lists which of the keys space and k an element keeps. */
  const keptAt = (html: string) => [' ', 'k'].filter((key) => keepsKey(at(html), key));

  it.each([
    ...['<input>', '<input type="checkbox">', '<input type="range">', '<textarea></textarea>'],
    ...['<select></select>', '<audio controls></audio>', '<dialog open><p></p></dialog>'],
    '<div contenteditable="true"><b></b></div>',
    '<div contenteditable><b></b></div>',
    ...['<div role="textbox"></div>', '<div role="slider"></div>'],
    '<div role="menu"><button></button></div>',
    '<div role="dialog"><button></button></div>',
    '<div popover="auto"><p></p></div>',
  ])('%s keeps its keys', (html) => {
    expect(keptAt(html)).toEqual([' ', 'k']);
  });

  it.each([
    '<button><svg></svg></button>',
    '<a href="/"><b></b></a>',
    '<details><summary></summary></details>',
  ])('%s keeps the space bar, and no letter', (html) => {
    expect(keptAt(html)).toEqual([' ']);
  });

  it.each([
    ...['<main tabindex="-1"></main>', '<p></p>', '<a></a>'],
    '<div contenteditable="false"></div>',
  ])('%s keeps nothing', (html) => {
    expect(keptAt(html)).toEqual([]);
  });
});
