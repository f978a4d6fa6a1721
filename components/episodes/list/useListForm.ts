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
  /** Navigates to the values of the form after a pause in typing. */
  readonly submitAfterPause: () => void;
  /** Navigates to the values of the form, unless the address has the same values already. */
  readonly submit: () => void;
}

/** Pause in typing after which the form is submitted, in milliseconds. */
const TYPING_PAUSE_MS = 250;

/**
 * Synchronizes the form and the address. The address is the source of truth: a change of the form navigates to its
 * values; any other navigation (a link, the Back button) writes the values of the address into the form.
 */
export function useListForm(query: ListQuery, choices: ListChoices): ListForm {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPending, startTransition] = useTransition();
  const address = formatListQuery({ ...query, page: 1 });
  const lastAddress = useRef(address);

  useEffect(() => {
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    clearTimeout(timer.current);
    if (form.current) fillForm(form.current, query);
  }, [address, query]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function submit(): void {
    clearTimeout(timer.current);
    if (!form.current) return;
    const nextAddress = formatListQuery(parseListQuery(fieldsOf(form.current), choices));
    if (nextAddress === lastAddress.current) return;
    lastAddress.current = nextAddress;
    startTransition(() => router.replace(`/episodes${nextAddress}`, { scroll: false }));
  }

  function submitAfterPause(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(submit, TYPING_PAUSE_MS);
  }

  return { form, isPending, submitAfterPause, submit };
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.set(name, value);
  }
  return fields;
}

function fillForm(form: HTMLFormElement, query: ListQuery): void {
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
