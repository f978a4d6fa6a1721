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
    ['?', 'help'],
  ])('«%s» means %p', (key, shortcut) => {
    expect(shortcutOf(press(key))).toBe(shortcut);
  });

  it.each(['ArrowLeft', 'ArrowRight', 'Enter', 'Escape', '+', '-', '0', '1', 'a', 'Shift'])(
    '«%s» is left to the page, the map and the quiz',
    (key) => {
      expect(shortcutOf(press(key))).toBeNull();
    },
  );

  it.each(['ctrlKey', 'metaKey', 'altKey'])('with %s is the browser’s', (modifier) => {
    for (const { keys } of SHORTCUTS)
      for (const key of keys) expect(shortcutOf(press(key, { [modifier]: true }))).toBeNull();
  });

  it('goes by what is written on it, on any layout: on AZERTY the question mark is another key', () => {
    expect(shortcutOf(press('?', { code: 'KeyM', shiftKey: true }))).toBe('help');
    expect(shortcutOf(press('m', { code: 'Semicolon' }))).toBe('mute');
    expect(shortcutOf(press(',', { code: 'KeyM' }))).toBeNull();
  });

  it('that somebody has answered to already is no shortcut', () => {
    const event = press('k');
    event.preventDefault();
    expect(shortcutOf(event)).toBeNull();
  });

  it('held down goes on skipping, and toggles once', () => {
    expect(shortcutOf(press('l', { repeat: true }))).toBe('forward');
    expect(shortcutOf(press('k', { repeat: true }))).toBeNull();
    expect(shortcutOf(press('n', { repeat: true }))).toBeNull();
  });

  it('means one thing only', () => {
    const keys = SHORTCUTS.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a place on the page', () => {
  /** The innermost element of this HTML. */
  function at(html: string): Element {
    document.body.innerHTML = html;
    const all = document.body.querySelectorAll('*');
    const last = all[all.length - 1];
    if (!last) throw new Error('An element is expected.');
    return last;
  }

  it.each([
    '<input>',
    '<input type="checkbox">',
    '<input type="range">',
    '<textarea></textarea>',
    '<select></select>',
    '<audio controls></audio>',
    '<div contenteditable="true"><b></b></div>',
    '<div contenteditable><b></b></div>',
    '<div role="textbox"></div>',
    '<div role="slider"></div>',
    '<div role="menu"><button></button></div>',
    '<dialog open><p></p></dialog>',
    '<div role="dialog"><button></button></div>',
    '<div popover="auto"><p></p></div>',
  ])('%s keeps its keys', (html) => {
    expect(keepsKey(at(html), 'k')).toBe(true);
  });

  it.each([
    '<button><svg></svg></button>',
    '<a href="/"><b></b></a>',
    '<details><summary></summary></details>',
  ])('%s keeps the space bar, and no letter', (html) => {
    const target = at(html);
    expect(keepsKey(target, ' ')).toBe(true);
    expect(keepsKey(target, 'k')).toBe(false);
  });

  it.each([
    '<main tabindex="-1"></main>',
    '<p></p>',
    '<a></a>',
    '<div contenteditable="false"></div>',
  ])('%s keeps nothing', (html) => {
    const target = at(html);
    expect(keepsKey(target, ' ')).toBe(false);
    expect(keepsKey(target, 'k')).toBe(false);
  });
});
