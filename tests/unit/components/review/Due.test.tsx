import '@/app/a-revoir.js/due';
import { render, screen } from '@testing-library/react';
import { DueLink } from '@/components/review/DueLink';
import { DUE_KEY } from '@/lib/review/store/dueDays';
import { dayOf } from '@/lib/review/day';

afterEach(() => localStorage.clear());

const storeDays = (days: readonly number[]): void =>
  localStorage.setItem(DUE_KEY, JSON.stringify(days));

describe('the number of cards due today', () => {
  const today = dayOf(Date.now());

  it('is rendered with a link to the review, without the cards of tomorrow', () => {
    storeDays([today - 3, today, today + 1]);
    render(<DueLink look="entry" />);
    const link = screen.getByRole('link', { name: '2 à revoir' });
    expect(link).toHaveAttribute('href', '/outils/revision');
  });

  it.each([
    ['no day is stored', null],
    ['no card is due', [today + 1]],
  ])('is not rendered where %s', (_, days) => {
    if (days) storeDays(days);
    render(<DueLink look="banner" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
