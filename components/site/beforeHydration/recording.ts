import { show } from '@/components/site/beforeHydration/notice';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && 'value' in target;

const isSwitch = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const contentOf = (field: Field): string | boolean =>
  isSwitch(field) ? field.checked : field.value;

/** Whether the browser itself answers the press of a button. */
const isNative = (pressed: HTMLElement): unknown =>
  (pressed instanceof HTMLButtonElement &&
    ((pressed.type === 'submit' && pressed.form) || pressed.popoverTargetElement)) ||
  pressed.dataset.notice;

/** Writes a property by the prototype's setter: React has put its own on the element, to see what changes. */
const write = (field: Field, value: string | boolean): boolean =>
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);

/** Tells React what was typed. */
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
 * Records presses and entries, and replays them after hydration. They are heard on the way up, so that one which React
 * has already handled is not repeated.
 */
export function recordActions(): void {
  const pressed = new Set<HTMLElement>();
  const filled = new Map<Field, string | boolean>();
  const recording = new AbortController();
  const { signal } = recording;

  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLElement>('button,[data-start],a');
      if (!button || button.localName === 'a' || isNative(button)) return;
      pressed.delete(button);
      pressed.add(button);
      button.dataset.waiting = '';
    },
    { signal },
  );
  for (const type of ['input', 'change'])
    addEventListener(
      type,
      ({ target }) => {
        if (isField(target)) filled.set(target, contentOf(target));
      },
      { signal },
    );

  // At the commit: what was typed is back before anyone sees it gone.
  addEventListener('hydrated', () => {
    recording.abort();
    show('');
    for (const [field, content] of filled)
      if (!isSwitch(field) && field.value !== content) write(field, content);
  });

  // After hydration, recorded input first, then recorded presses.
  addEventListener('connected', () => {
    for (const [field, content] of filled) replay(field, content);
    for (const button of pressed) {
      delete button.dataset.waiting;
      if (button.isConnected) button.click();
    }
    filled.clear();
    pressed.clear();
  });
}
