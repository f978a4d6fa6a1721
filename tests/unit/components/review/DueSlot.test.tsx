import { render, screen } from '@testing-library/react';
import { DUE_KEY } from '@/components/review/due/dueKey';
import { DueSlot } from '@/components/review/DueSlot.client';
import { dayOf } from '@/lib/review/day';

afterEach(() => localStorage.clear());

const keep = (days: readonly number[]): void =>
  localStorage.setItem(DUE_KEY, JSON.stringify(days));

describe('how many cards wait today', () => {
  const today = dayOf(Date.now());

  it('is said with a link to the review: those of tomorrow are not counted', async () => {
    keep([today - 3, today, today + 1]);
    render(<DueSlot look="entry" />);
    const link = await screen.findByRole('link', { name: '2 à revoir' });
    expect(link).toHaveAttribute('href', '/outils/revision');
  });

  it.each([
    ['nothing is kept', null],
    ['none is due', [today + 1]],
  ])('is not said where %s', async (_, days) => {
    if (days) keep(days);
    const { container } = render(<DueSlot look="banner" />);
    await Promise.resolve();
    expect(container).toBeEmptyDOMElement();
  });
});
