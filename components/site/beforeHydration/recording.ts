import { show } from '@/components/site/beforeHydration/notice';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && 'value' in target;

const isSwitch = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const contentOf = (field: Field): string | boolean =>
  isSwitch(field) ? field.checked : field.value;

/** Tells whether the browser, the notice or the script of « Citer cette page » answers a press without React. */
const isNative = (pressed: HTMLElement): unknown =>
  (pressed instanceof HTMLButtonElement &&
    ((pressed.type === 'submit' && pressed.form) || pressed.popoverTargetElement)) ||
  pressed.closest('a,[data-notice],[data-cite=ready]');

/** Sets a field's content by the prototype's setter: React has overridden the element's own, to detect changes. */
const write = (field: Field, content: string | boolean): boolean =>
  Reflect.set(
    Object.getPrototypeOf(field),
    isSwitch(field) ? 'checked' : 'value',
    content,
    field,
  );

/** Replays an entry, so that React's handlers receive it. */
function replay(field: Field, content: string | boolean): void {
  if (isSwitch(field)) {
    field.checked = !content;
    field.click();
    return;
  }
  const text = field.value;
  if (field.localName === 'input') field.value = '';
  write(field, text);
  for (const type of ['input', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Records presses and entries until the effects have run, and replays them then, once. The listeners capture and stop
 * the events: React, whose root listens before it can answer, would drop those of a part whose script is missing.
 */
export function recordActions(): void {
  const presses = new Set<HTMLElement>();
  const entries = new Map<Field, string | boolean>();
  let isConnected = false;

  const listen = (type: string, record: (target: EventTarget | null, event: Event) => void) =>
    addEventListener(type, (event) => isConnected || record(event.target, event), true);

  listen('click', (target, event) => {
    const pressed =
      target instanceof Element && target.closest<HTMLElement>('button,[data-start],a,input');
    if (!pressed || isNative(pressed)) return;
    event.stopPropagation();
    if (pressed.matches('input')) return;
    presses.delete(pressed);
    presses.add(pressed);
    pressed.dataset.waiting = '';
  });
  for (const type of ['input', 'change'])
    listen(type, (target, event) => {
      event.stopPropagation();
      if (isField(target)) entries.set(target, contentOf(target));
    });

  // Restore the entries at React's commit, before the next paint shows the fields without them.
  addEventListener('hydrated', () => {
    show('');
    for (const [field, content] of entries)
      if (contentOf(field) !== content) write(field, content);
  });

  // Replay entries first, then presses.
  addEventListener('connected', () => {
    isConnected = true;
    for (const [field, content] of entries) replay(field, content);
    for (const button of presses) {
      delete button.dataset.waiting;
      if (button.isConnected) button.click();
    }
    entries.clear();
    presses.clear();
  });
}
