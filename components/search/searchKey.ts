import { deviceStorage } from '@/components/ui/browser/storage';

/** Where it is noted that the key opens nothing (WCAG 2.2, success criterion 2.1.4). */
const STORAGE_KEY = 'recherche.touche';
const OFF = 'non';

/** Where a key is typed or moves something, or where a dialog is open. */
const KEPT =
  'input, textarea, select, [contenteditable], [role="slider"], [role="application"], dialog[open]';

/** Tells whether the key of the search is switched on, on this device. */
export const hasSearchKey = (): boolean => deviceStorage.read(STORAGE_KEY) !== OFF;

/** Switches the key of the search on or off, on this device. */
export const setSearchKey = (isOn: boolean): void =>
  void deviceStorage.write(STORAGE_KEY, isOn ? null : OFF);

/** Tells whether a press asks for the search: « / », where no field and no dialog has it. */
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
  !(target instanceof Element && target.closest(KEPT)) &&
  document.querySelector('dialog[open]') === null &&
  hasSearchKey();
