import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/app/citer.js/cite';
import { Cite } from '@/components/site/Cite';
import { CITATION_FORMAT_IDS, CITATION_FORMATS } from '@/lib/cite/formats';
import { toBibtex } from '@/lib/cite/bibtex';
import type { PageReference } from '@/lib/cite/reference';
import { REFERENCE } from '@/tests/fixtures/reference';

const NOW = new Date(2026, 10, 28, 12);
const DAY = { year: 2026, month: 11, day: 28 };

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['requestAnimationFrame', 'setTimeout'] });
  history.replaceState(null, '', '/episodes/badr');
});
afterEach(() => jest.useRealTimers());

const texts = (): readonly (string | null)[] =>
  [...document.querySelectorAll('pre')].map(({ textContent }) => textContent);

const textsOf = (reference: PageReference, second: number | null | 'no visit') =>
  CITATION_FORMAT_IDS.map((id) =>
    CITATION_FORMATS[id].write(reference, second === 'no visit' ? null : { day: DAY, second }),
  );

/** Opens or closes the details, as a press of their summary does; jsdom dispatches no `toggle`. */
function toggle(isOpen: boolean): void {
  const [details] = document.querySelectorAll('details');
  if (!details) throw new Error('A details element is expected.');
  details.open = isOpen;
  act(() => void details.dispatchEvent(new Event('toggle')));
}

describe('« Citer cette page »', () => {
  it('renders the four formats before any script runs', () => {
    render(<Cite reference={REFERENCE} />);
    expect(texts()).toEqual(textsOf(REFERENCE, 'no visit'));
  });

  it('adds the day of the visit and the second of the address at each opening', () => {
    history.replaceState(null, '', '/episodes/badr?t=12m34s');
    render(<Cite reference={REFERENCE} />);
    toggle(true);
    expect(texts()).toEqual(textsOf(REFERENCE, 754));
    history.replaceState(null, '', '/episodes/badr');
    toggle(false);
    toggle(true);
    expect(texts()).toEqual(textsOf(REFERENCE, null));
  });

  it('cites the current page after a navigation by the router', () => {
    const otherReference = {
      ...REFERENCE,
      kind: 'page',
      title: 'Uhud',
      published: null,
    } as const;
    history.replaceState(null, '', '/episodes/badr?t=754');
    const { rerender } = render(<Cite reference={REFERENCE} />);
    toggle(true);
    rerender(<Cite reference={otherReference} />);
    expect(texts()).toEqual(textsOf(otherReference, 'no visit'));
    toggle(true);
    expect(texts()).toEqual(textsOf(otherReference, null));
  });

  it('copies a format, and announces its name', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Cite reference={REFERENCE} />);
    toggle(true);
    await user.click(screen.getByRole('button', { name: 'Copier (BibTeX)', hidden: true }));
    expect(await screen.findByText(/^Référence copiée\s: BibTeX\.$/)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(
      toBibtex(REFERENCE, { day: DAY, second: null }),
    );
  });

  it('copies although a listener of the document stops the event, as React may', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const stop = (event: Event): void => event.stopPropagation();
    document.addEventListener('click', stop, true);
    try {
      render(<Cite reference={REFERENCE} />);
      toggle(true);
      await user.click(screen.getByRole('button', { name: 'Copier (BibTeX)', hidden: true }));
      expect(await screen.findByText(/^Référence copiée\s: BibTeX\.$/)).toBeInTheDocument();
    } finally {
      document.removeEventListener('click', stop, true);
    }
  });

  it('selects the text and announces it where the browser refuses to copy', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const { container } = render(<Cite reference={REFERENCE} />);
    toggle(true);
    await user.click(screen.getByRole('button', { name: 'Copier (RIS)', hidden: true }));
    expect(await within(container).findByText(/refuse de copier/)).toBeInTheDocument();
    expect(getSelection()?.toString()).toContain('TY  - SOUND');
  });

  it('has `data-cite="ready"` once opened, for the script before hydration', () => {
    const { container } = render(<Cite reference={REFERENCE} />);
    expect(container.querySelector('[data-cite=ready]')).toBeNull();
    toggle(true);
    expect(container.querySelector('[data-cite=ready] button')).toBeInTheDocument();
  });
});
