/**
 * Completes the references of « Citer cette page » by the day of access and the second of the address, and copies a
 * reference. Is a separate script, since a client component would weigh on every page of content.
 */
import { CITATION_FORMAT_IDS, CITATION_FORMATS } from '@/lib/cite/formats';
import { fromCsl } from '@/lib/cite/csl';
import type { PageReference } from '@/lib/cite/reference';
import { parseStartTime } from '@/lib/player/base/startTime';
import type { CalendarDay } from '@/lib/time/longDate';

const COPY_REFUSED =
  'Le navigateur refuse de copier\u00a0: le texte est sélectionné, copiez-le.';

/** Pairs a reference from the server with its completed CSL-JSON. */
interface Completion {
  readonly reference: PageReference;
  readonly csl: string;
}

const completions = new WeakMap<Element, Completion>();

const formatElementIn = (root: Element, format: string): HTMLElement | null =>
  root.querySelector(`[data-format="${format}"]`);

function today(): CalendarDay {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Reads the second in the page's address, `?t=754`; null without `t`, and on a page that is not an episode's. */
function citedSecond({ kind }: PageReference): number | null {
  if (kind !== 'episode') return null;
  return parseStartTime(new URLSearchParams(location.search).get('t')) ?? null;
}

/** Writes into a text node, so that React finds its own node at the next render. */
function writeText(element: HTMLElement, text: string): void {
  if (element.firstChild) element.firstChild.nodeValue = text;
  else element.textContent = text;
}

/**
 * Returns the reference without day and second; parses the CSL-JSON again when the router has replaced it by
 * another page's; null when the CSL-JSON is invalid.
 */
function referenceIn(root: Element): PageReference | null {
  const csl = formatElementIn(root, 'csl')?.textContent ?? '';
  const completion = completions.get(root);
  return completion?.csl === csl ? completion.reference : fromCsl(csl);
}

/**
 * Completes the references of an opened `<details>`, at each opening: the second in the address may have changed. Marks
 * the element as ready, so that components/site/beforeHydration leaves the presses of its buttons to this script.
 */
function completeReference(root: HTMLElement): void {
  root.dataset.cite = 'ready';
  const reference = referenceIn(root);
  if (!reference) return;
  const access = { day: today(), second: citedSecond(reference) };
  completions.set(root, { reference, csl: CITATION_FORMATS.csl.write(reference, access) });
  for (const id of CITATION_FORMAT_IDS) {
    const element = formatElementIn(root, id);
    if (element) writeText(element, CITATION_FORMATS[id].write(reference, access));
  }
}

function announce(root: Element, message: string): void {
  const status = root.querySelector('[role="status"]');
  if (!status) return;
  // Clears the text first: screen readers do not announce an unchanged text again.
  status.textContent = '';
  requestAnimationFrame(() => (status.textContent = message));
}

async function copyText(
  root: Element,
  element: HTMLElement,
  formatName: string,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    announce(root, `Référence copiée\u00a0: ${formatName}.`);
  } catch {
    getSelection()?.selectAllChildren(element);
    announce(root, COPY_REFUSED);
  }
}

/** Copies the reference whose button was pressed. */
function copyOnClick(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('[data-cite] button');
  if (!button) return;
  const root = button.closest('[data-cite]');
  const element = button.parentElement?.querySelector<HTMLElement>('[data-format]');
  const id = CITATION_FORMAT_IDS.find((format) => format === element?.dataset.format);
  if (root && element && id) void copyText(root, element, CITATION_FORMATS[id].name);
}

const isCiteDetails = (target: EventTarget | null): target is HTMLDetailsElement =>
  target instanceof HTMLDetailsElement && target.dataset.cite !== undefined;

// Listens in the capture phase: while a page hydrates, React’s root may stop a press before it bubbles.
document.addEventListener('click', copyOnClick, true);
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (isCiteDetails(target) && target.open) completeReference(target);
  },
  true,
);
for (const details of document.querySelectorAll<HTMLElement>('[data-cite][open]'))
  completeReference(details);
