import { show } from '@/components/site/beforeHydration/notice';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && 'value' in target;

const isSwitch = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const contentOf = (field: Field): string | boolean =>
  isSwitch(field) ? field.checked : field.value;

/** Tells whether the browser, or the notice, answers the press of a button without React. */
const isNative = (presses: HTMLElement): unknown =>
  (presses instanceof HTMLButtonElement &&
    ((presses.type === 'submit' && presses.form) || presses.popoverTargetElement)) ||
  presses.dataset.notice;

/** Sets a field's value by the prototype's setter: React has overridden the element's own, to detect changes. */
const write = (field: Field, value: string | boolean): boolean =>
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);

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
 * Records presses and entries, and replays them after hydration: entries and buttons until React’s commit, from which
 * React handles them; presses on a sentence or a chapter (`data-start`) until the effects that play them have run.
 */
export function recordActions(): void {
  const presses = new Set<HTMLElement>();
  const entries = new Map<Field, string | boolean>();
  let isHydrated = false;
  let isConnected = false;

  addEventListener('click', ({ target }) => {
    if (isConnected || !(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(
      isHydrated ? '[data-start],a' : 'button,[data-start],a',
    );
    if (!button || button.localName === 'a' || isNative(button)) return;
    presses.delete(button);
    presses.add(button);
    button.dataset.waiting = '';
  });
  for (const type of ['input', 'change'])
    addEventListener(type, ({ target }) => {
      if (!isHydrated && isField(target)) entries.set(target, contentOf(target));
    });

  // Restore the entered values at React's commit, before the next paint shows the fields empty.
  addEventListener('hydrated', () => {
    isHydrated = true;
    show('');
    for (const [field, content] of entries)
      if (!isSwitch(field) && field.value !== content) write(field, content);
  });

  // After hydration, replay recorded input first, then recorded presses.
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
