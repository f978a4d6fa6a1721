import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntryDates } from '@/components/timeline/entry/EntryDates';
import { FILTER_OPTIONS } from '@/components/timeline/list/filterOptions';
import { DateLegend } from '@/components/timeline/list/DateLegend';
import { DecadeList } from '@/components/timeline/list/DecadeList';
import { applyFilter } from '@/components/timeline/screen/filtering';
import { TimelineFilters } from '@/components/timeline/screen/TimelineFilters.client';
import type { TimelineState } from '@/components/timeline/screen/useTimelineStore';
import { calendarFacts } from '@/lib/timeline/calendarFacts';
import { toEntry, type Entry } from '@/lib/timeline/entry';
import { EMPTY_QUERY } from '@/lib/timeline/query';
import type { EventRecord } from '@/lib/timeline/record';

const LANES = [
  { id: 'islam', name: 'Islam', description: 'Un.' },
  { id: 'perse', name: 'Perse', description: 'Deux.' },
];

const entry = (changes: Partial<EventRecord>): Entry =>
  toEntry({
    id: 'badr',
    title: 'Bataille de Badr',
    lane: 'islam',
    importance: 3,
    theme: 'Batailles',
    edtf: '0624-03',
    grade: 'selon la tradition',
    text: 'Une phrase.',
    places: [],
    people: [],
    sources: ['Coran 3, 123'],
    ...changes,
  });

const renderDates = (entryOfDates: Entry) => {
  render(<EntryDates entry={entryOfDates} calendars={calendarFacts(entryOfDates)} />);
  return screen.getByRole('region', { name: 'La date et ce que l’on en sait' });
};

it('a known day is shown in both calendars, with the Gregorian day in `datetime`', () => {
  const region = renderDates(
    entry({ edtf: '0630-01-11', hijri: '0008-09-20', hijriWords: '20 ramadan 8' }),
  );
  expect(region).toHaveTextContent('20 ramadan 8 (conversion conventionnelle)');
  expect(within(region).getByText('11 janvier 630')).toHaveAttribute('datetime', '0630-01-14');
});

it('a month is converted to a year of the Hijra, without `datetime`', () => {
  const region = renderDates(entry({ edtf: '0661-07' }));
  expect(region).toHaveTextContent('41 H');
  expect(region.querySelector('time')).toBeNull();
});

it('a date before the Hijra is labelled « avant l’Hégire »', () => {
  const region = renderDates(entry({ edtf: '0570~' }));
  expect(region).toHaveTextContent('vers 570');
  expect(region).toHaveTextContent('avant l’Hégire');
});

it('a day whose sources disagree with its computed weekday shows no weekday', () => {
  const region = renderDates(
    entry({ edtf: '0624-03-13', hijri: '0002-09-17', hijriWords: '17 ramadan 2' }),
  );
  expect(region).not.toHaveTextContent('mardi');
});

it('the legend of the dates explains six precisions and four grades', () => {
  render(<DateLegend />);
  const region = screen.getByRole('region', { name: 'Comment lire les dates' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(10);
});

it('the timeline’s filter hides entries of the list, and decades without entries', () => {
  const { container } = render(
    <DecadeList
      lanes={LANES}
      entries={[
        entry({}),
        entry({ id: 'ctesiphon', title: 'Ctésiphon', edtf: '0637-03', lane: 'perse' }),
      ]}
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
  applyFilter(container, [{ id: 'badr' }]);
  expect(screen.getByRole('heading', { name: /^620–629/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^630–639/ })).toBeNull();
  applyFilter(container, [{ id: 'badr' }, { id: 'ctesiphon' }]);
  expect(screen.getByRole('heading', { name: /^630–639/ })).toBeVisible();
});

it.each([
  [336, '336 sur 336 affichés'],
  [12, '12 sur 336 répondent aux filtres'],
  [1, '1 sur 336 répond aux filtres'],
  [0, 'Rien ici ne répond à ces filtres.'],
])('for %i entries the timeline’s filters show « %s »', (count, words) => {
  render(
    <TimelineFilters
      lanes={LANES}
      state={{ ...EMPTY_QUERY, hasArrived: true }}
      count={count}
      total={336}
      isFiltered
      options={FILTER_OPTIONS}
      update={() => undefined}
      clear={() => undefined}
      onSearch={() => undefined}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

it('the timeline’s filters report each change by their French names', async () => {
  const changes: Partial<TimelineState>[] = [];
  const state: TimelineState = { ...EMPTY_QUERY, hasArrived: true };
  render(
    <TimelineFilters
      lanes={LANES}
      state={state}
      count={0}
      total={336}
      isFiltered
      options={FILTER_OPTIONS}
      update={(change) => void changes.push(change(state))}
      clear={() => void changes.push(EMPTY_QUERY)}
      onSearch={() => undefined}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Perse' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'discuté');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Détail' }), 'L’essentiel');
  await user.type(screen.getByRole('searchbox', { name: 'Rechercher un événement' }), 'b');
  await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
  expect(
    changes.map(({ hidden, grade, importance, search }) => [hidden, grade, importance, search]),
  ).toEqual([
    [['perse'], null, 1, ''],
    [[], 'discuté', 1, ''],
    [[], null, 3, ''],
    [[], null, 1, 'b'],
    [[], null, 1, ''],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Rien ici ne répond à ces filtres.');
});
