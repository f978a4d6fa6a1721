import { keepsKey, shortcutOf, SHORTCUTS } from '@/lib/player/extras/shortcuts';

const press = (key: string, fields: Partial<KeyboardEventInit> = {}) =>
  new KeyboardEvent('keydown', { key, cancelable: true, ...fields });

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

  it('used by the page, the map or the quiz is no shortcut', () => {
    const otherKeys = ['ArrowLeft', 'ArrowRight', 'Enter', 'Escape', 'Shift', ...'+-01a'];
    expect(otherKeys.filter((key) => shortcutOf(press(key)) !== null)).toEqual([]);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('with %s is no shortcut', (modifier) => {
    for (const { keys } of SHORTCUTS)
      for (const key of keys) expect(shortcutOf(press(key, { [modifier]: true }))).toBeNull();
  });

  it.each([
    [
      'is identified by its character, as on AZERTY:',
      '?',
      { code: 'KeyM', shiftKey: true },
      'help',
    ],
    ['is identified by its character, as on AZERTY:', 'm', { code: 'Semicolon' }, 'mute'],
    ['is identified by its character, as on AZERTY:', ',', { code: 'KeyM' }, null],
    ['held down skips repeatedly:', 'l', { repeat: true }, 'forward'],
    ['held down does not toggle repeatedly:', 'k', { repeat: true }, null],
    ['held down does not change the episode repeatedly:', 'n', { repeat: true }, null],
  ])('%s «%s» with %j means %p', (_, key, fields, shortcut) => {
    expect(shortcutOf(press(key, fields))).toBe(shortcut);
  });

  it('whose default another handler has prevented is no shortcut', () => {
    const event = press('k');
    event.preventDefault();
    expect(shortcutOf(event)).toBeNull();
  });

  it('belongs to one shortcut only', () => {
    const keys = SHORTCUTS.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('an element of the page', () => {
  /** Returns the innermost element of some HTML. */
  function innermostOf(html: string): Element {
    document.body.innerHTML = html;
    return [...document.body.querySelectorAll('*')].at(-1) ?? document.body;
  }

  /** Lists which of the keys space and k an element keeps. */
  const keysKeptBy = (html: string) =>
    [' ', 'k'].filter((key) => keepsKey(innermostOf(html), key));

  it.each([
    ...['<input>', '<input type="checkbox">', '<input type="range">', '<textarea></textarea>'],
    ...['<select></select>', '<audio controls></audio>', '<dialog open><p></p></dialog>'],
    '<div contenteditable="true"><b></b></div>',
    '<div contenteditable><b></b></div>',
    ...['<div role="textbox"></div>', '<div role="slider"></div>'],
    '<div role="menu"><button></button></div>',
    '<div role="dialog"><button></button></div>',
    '<div popover="auto"><p></p></div>',
  ])('%s keeps the space bar and letters', (html) => {
    expect(keysKeptBy(html)).toEqual([' ', 'k']);
  });

  it.each([
    '<button><svg></svg></button>',
    '<a href="/"><b></b></a>',
    '<details><summary></summary></details>',
  ])('%s keeps the space bar, but no letter', (html) => {
    expect(keysKeptBy(html)).toEqual([' ']);
  });

  it.each([
    ...['<main tabindex="-1"></main>', '<p></p>', '<a></a>'],
    '<div contenteditable="false"></div>',
  ])('%s keeps no key', (html) => {
    expect(keysKeptBy(html)).toEqual([]);
  });
});
