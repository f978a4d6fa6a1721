import { deviceStorage } from '@/components/ui/browser/storage';

/** Storage key of the switched-off shortcut (WCAG 2.2, success criterion 2.1.4). */
const STORAGE_KEY = 'recherche.touche';
const OFF_VALUE = 'non';

/** Elements that use keys themselves, and open dialogs. */
const EXCLUDED_SELECTOR =
  'input, textarea, select, [contenteditable], [role="slider"], [role="application"], dialog[open]';

/** Tells whether the search's shortcut is on, on this device. */
export const hasSearchKey = (): boolean => deviceStorage.read(STORAGE_KEY) !== OFF_VALUE;

/** Switches the search's shortcut on or off, on this device. */
export const setSearchKey = (isOn: boolean): void =>
  void deviceStorage.write(STORAGE_KEY, isOn ? null : OFF_VALUE);

/** Tells whether a key press is the search's shortcut, « / » outside of fields and dialogs. */
export const isSearchKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  target,
  defaultPrevented,
}: KeyboardEvent): boolean =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey || defaultPrevented) &&
  !(target instanceof Element && target.closest(EXCLUDED_SELECTOR)) &&
  document.querySelector('dialog[open]') === null &&
  hasSearchKey();
