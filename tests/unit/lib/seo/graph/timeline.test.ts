import { eventNode } from '@/lib/seo/graph/timeline';
import { toEntry } from '@/lib/timeline/entry';
import type { EventRecord } from '@/lib/timeline/record';

const nodeOf = (edtf: string, grade: EventRecord['grade'] = 'établi') =>
  eventNode(
    toEntry({
      ...{ id: 'concile', title: 'Un concile', lane: 'byzance', importance: 1 },
      ...{ theme: 'Empires voisins', text: 'Des évêques se réunissent.', edtf, grade },
      ...{ places: [], people: [], sources: ['Actes'] },
    }),
    [],
    'https://site.example',
  );

describe('an event of the timeline, in structured data', () => {
  it('has its day in the proleptic Gregorian calendar: 5 May 553 in the Julian calendar is 7 May', () => {
    expect(nodeOf('0553-05-05')).toMatchObject({ '@type': 'Event', startDate: '0553-05-07' });
    expect(nodeOf('0553-05-05')).not.toHaveProperty('endDate');
  });

  it.each(['0553-05', '0553', '0553~', '[0547..0548]'])(
    'is omitted for %s, whose day is unknown',
    (edtf) => expect(nodeOf(edtf)).toBeNull(),
  );

  it('is omitted for a day that is not established', () =>
    expect(nodeOf('0553-05-05', 'selon la tradition')).toBeNull());
});
