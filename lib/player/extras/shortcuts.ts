export type Shortcut =
  'toggle' | 'back' | 'forward' | 'mute' | 'faster' | 'slower' | 'next' | 'mark' | 'help';

/** Keyboard shortcuts: keys as `KeyboardEvent.key` gives them on any layout, and the action. */
export const SHORTCUTS: readonly {
  readonly shortcut: Shortcut;
  readonly keys: readonly string[];
  readonly does: string;
  /** Whether the shortcut repeats while the key is held. */
  readonly repeats?: true;
}[] = [
  { shortcut: 'toggle', keys: [' ', 'k'], does: 'Lecture ou pause' },
  { shortcut: 'back', keys: ['j'], does: 'Reculer de 15 secondes', repeats: true },
  { shortcut: 'forward', keys: ['l'], does: 'Avancer de 15 secondes', repeats: true },
  { shortcut: 'mute', keys: ['m'], does: 'Couper ou rétablir le son' },
  { shortcut: 'slower', keys: ['<'], does: 'Ralentir' },
  { shortcut: 'faster', keys: ['>'], does: 'Accélérer' },
  { shortcut: 'next', keys: ['n'], does: 'Épisode suivant' },
  { shortcut: 'mark', keys: ['b'], does: 'Marquer ce moment' },
  { shortcut: 'help', keys: ['?'], does: 'Afficher cette aide' },
];

type Press = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'
>;

/** Maps a key press to a shortcut, or null; with Ctrl, Meta or Alt a key belongs to the browser or the system. */
export function shortcutOf(press: Press): Shortcut | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null;
  const key = press.key.toLowerCase();
  const match = SHORTCUTS.find(({ keys }) => keys.includes(key));
  return match && (!press.repeat || match.repeats) ? match.shortcut : null;
}

const KEY_OWNER_TAGS = ['input', 'textarea', 'select', 'audio', 'video', 'dialog', '[popover]'];

const KEY_OWNER_ROLES = [
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'listbox', 'tree', 'grid'],
  ...['menu', 'menubar', 'dialog', 'alertdialog', 'application', 'radiogroup', 'tablist'],
];

/** Selectors of elements with their own keys: text fields, choices, sliders, surfaces. */
const KEY_OWNERS = [
  ...KEY_OWNER_TAGS,
  '[contenteditable]:not([contenteditable="false"])',
  ...KEY_OWNER_ROLES.map((role) => `[role="${role}"]`),
].join(', ');

/** Selectors of elements that the space bar activates. */
const PRESSABLE = 'button, a[href], summary, [role="button"], [role="link"]';

/** Tells whether an element handles a key itself, so that the key is no shortcut. */
export const keepsKey = (target: Element, key: string): boolean =>
  target.closest(KEY_OWNERS) !== null || (key === ' ' && target.closest(PRESSABLE) !== null);
