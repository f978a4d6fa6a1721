import { showNotice } from '@/components/site/beforeHydration/notice';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && 'value' in target;

const isSwitch = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const contentOf = (field: Field): string | boolean =>
  isSwitch(field) ? field.checked : field.value;

/** Tells whether the browser, the notice or the script of « Citer cette page » answers a press without React. */
const isNative = (control: HTMLElement): unknown =>
  (control instanceof HTMLButtonElement &&
    ((control.type === 'submit' && control.form) || control.popoverTargetElement)) ||
  control.closest('a,[data-notice],[data-cite=ready]');

/** Sets a field's content by the prototype's setter: React has overridden the element's own, to detect changes. */
const writeField = (field: Field, content: string | boolean): boolean =>
  Reflect.set(
    Object.getPrototypeOf(field),
    isSwitch(field) ? 'checked' : 'value',
    content,
    field,
  );

/** Replays an entry, so that React's handlers receive it. */
function replayEntry(field: Field, content: string | boolean): void {
  if (isSwitch(field)) {
    field.checked = !content;
    field.click();
    return;
  }
  const text = field.value;
  if (field.localName === 'input') field.value = '';
  writeField(field, text);
  for (const type of ['input', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Records presses and entries until the effects have run, then replays each once. The listeners capture and stop the
 * events: React's root listens before its components answer, and would drop the events of a part without its script.
 */
export function recordActions(): void {
  const presses = new Set<HTMLElement>();
  const entries = new Map<Field, string | boolean>();
  let isConnected = false;

  const listen = (type: string, record: (target: EventTarget | null, event: Event) => void) =>
    addEventListener(type, (event) => isConnected || record(event.target, event), true);

  listen('click', (target, event) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>('button,[data-start],a,input');
    if (!control || isNative(control)) return;
    event.stopPropagation();
    if (control.matches('input')) return;
    presses.delete(control);
    presses.add(control);
    control.dataset.waiting = '';
  });
  for (const type of ['input', 'change'])
    listen(type, (target, event) => {
      event.stopPropagation();
      if (isField(target)) entries.set(target, contentOf(target));
    });

  // Restores the entries at React's commit, before the next paint would show the fields without entries.
  addEventListener('hydrated', () => {
    showNotice('');
    for (const [field, content] of entries)
      if (contentOf(field) !== content) writeField(field, content);
  });

  // Replays entries first, then presses.
  addEventListener('connected', () => {
    isConnected = true;
    for (const [field, content] of entries) replayEntry(field, content);
    for (const button of presses) {
      delete button.dataset.waiting;
      if (button.isConnected) button.click();
    }
    entries.clear();
    presses.clear();
  });
}
