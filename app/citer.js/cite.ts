/**
 * Completes the references of « Citer cette page » by the day of the visit and the second of the address, and copies
 * them. A script of its own and no component: a client component would weigh on every page of content.
 */
import { CITATION_FORMAT_IDS, CITATION_FORMATS } from '@/lib/cite/formats';
import { fromCsl } from '@/lib/cite/csl';
import type { PageReference } from '@/lib/cite/reference';
import { parseStartTime } from '@/lib/player/base/startTime';
import type { CalendarDay } from '@/lib/time/longDate';

const REFUSED = 'Le navigateur refuse de copier\u00a0: le texte est sélectionné, copiez-le.';

/** Pairs a reference from the server with its completed CSL-JSON. */
interface Completed {
  readonly reference: PageReference;
  readonly csl: string;
}

const completed = new WeakMap<Element, Completed>();

const textIn = (root: Element, format: string): HTMLElement | null =>
  root.querySelector(`[data-format="${format}"]`);

function today(): CalendarDay {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Reads the second of the page's address, `?t=754`; null without one, and for other pages than an episode's. */
function citedSecond({ kind }: PageReference): number | null {
  if (kind !== 'episode') return null;
  return parseStartTime(new URLSearchParams(location.search).get('t')) ?? null;
}

/** Writes into a text node, so that React finds its own node at the next render. */
function write(element: HTMLElement, text: string): void {
  if (element.firstChild) element.firstChild.nodeValue = text;
  else element.textContent = text;
}

/** Returns the reference without day and second; reads it again when the router has replaced the text by another page's. */
function referenceIn(root: Element): PageReference | null {
  const csl = textIn(root, 'csl')?.textContent ?? '';
  const last = completed.get(root);
  return last?.csl === csl ? last.reference : fromCsl(csl);
}

/** Completes the texts of an opened part, at each opening: the address may have another second. */
function complete(root: Element): void {
  const reference = referenceIn(root);
  if (!reference) return;
  const visit = { day: today(), second: citedSecond(reference) };
  completed.set(root, { reference, csl: CITATION_FORMATS.csl.write(reference, visit) });
  for (const id of CITATION_FORMAT_IDS) {
    const text = textIn(root, id);
    if (text) write(text, CITATION_FORMATS[id].write(reference, visit));
  }
}

function say(root: Element, words: string): void {
  const status = root.querySelector('[role="status"]');
  if (!status) return;
  // Clears the text: screen readers do not announce an equal one again.
  status.textContent = '';
  requestAnimationFrame(() => (status.textContent = words));
}

async function copy(root: Element, text: HTMLElement, name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text.textContent ?? '');
    say(root, `Référence copiée\u00a0: ${name}.`);
  } catch {
    getSelection()?.selectAllChildren(text);
    say(root, REFUSED);
  }
}

/** Copies the reference whose button was pressed. */
function copyOnClick(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('[data-cite] button');
  if (!button) return;
  // Keep the press out of the record of presses that are replayed after hydration.
  event.stopPropagation();
  const root = button.closest('[data-cite]');
  const text = button.parentElement?.querySelector<HTMLElement>('[data-format]');
  const id = CITATION_FORMAT_IDS.find((format) => format === text?.dataset.format);
  if (root && text && id) void copy(root, text, CITATION_FORMATS[id].name);
}

const isCite = (target: EventTarget | null): target is HTMLDetailsElement =>
  target instanceof HTMLDetailsElement && target.dataset.cite !== undefined;

document.addEventListener('click', copyOnClick);
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (isCite(target) && target.open) complete(target);
  },
  true,
);
for (const open of document.querySelectorAll('[data-cite][open]')) complete(open);
