import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type RefObject } from 'react';
import type { ListChoices } from '@/lib/episodes/list/filter';
import {
  ORDER_WORDS,
  formatListQuery,
  parseListQuery,
  type ListQuery,
} from '@/lib/episodes/list/query';

interface ListForm {
  readonly form: RefObject<HTMLFormElement | null>;
  /** True while the requested list loads. */
  readonly isPending: boolean;
  /** Submits the form after a pause in typing. */
  readonly sendSoon: () => void;
  readonly sendNow: () => void;
}

const PAUSE_MS = 250;

/**
 * Synchronizes the form and the address. The address is the source of truth: the form navigates to
 * its values, and takes over those of other navigations (a link, a step back).
 */
export function useListForm(query: ListQuery, choices: ListChoices): ListForm {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPending, startTransition] = useTransition();
  const address = formatListQuery({ ...query, page: 1 });
  const written = useRef(address);

  useEffect(() => {
    if (written.current === address) return;
    written.current = address;
    clearTimeout(timer.current);
    if (form.current) fill(form.current, query);
  }, [address, query]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function sendNow(): void {
    clearTimeout(timer.current);
    if (!form.current) return;
    const asked = formatListQuery(parseListQuery(fieldsOf(form.current), choices));
    if (asked === written.current) return;
    written.current = asked;
    startTransition(() => router.replace(`/episodes${asked}`, { scroll: false }));
  }

  function sendSoon(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(sendNow, PAUSE_MS);
  }

  return { form, isPending, sendSoon, sendNow };
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.set(name, value);
  }
  return fields;
}

function fill(form: HTMLFormElement, query: ListQuery): void {
  const values = {
    q: query.search,
    categorie: query.category ?? '',
    periode: query.period ?? '',
    ordre: ORDER_WORDS[query.order],
  };
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value;
  }
}
