import type { ReactNode } from 'react';
import { namedHijriYear } from '@/lib/time/hijriWords';
import { entryPath } from '@/lib/timeline/address';
import type { Entry } from '@/lib/timeline/entry';
import type { Lane } from '@/lib/timeline/record';
import { gradeWords, kindWords } from '@/lib/timeline/words';

interface EntryLineProps {
  readonly entry: Entry;
  readonly lane: Pick<Lane, 'id' | 'name'>;
  /** Shape of the entry's date. */
  readonly marks: ReactNode;
}

/**
 * Renders an entry of a list: mark, title, dates, certainty. The list's sheet styles the elements, which have no class,
 * since a page has hundreds of entries.
 */
export function EntryLine({ entry, lane, marks }: EntryLineProps) {
  const { id, title, when, hijriWhen, grade, isAccepted, importance } = entry;
  return (
    <>
      {marks}
      <a data-importance={importance} href={entryPath(id)}>
        {title}
      </a>
      <small>
        <span>{`${when}${hijriWhen ? ` · ${namedHijriYear(hijriWhen)} de l’Hégire` : ''} · ${gradeWords(grade, isAccepted)}`}</span>
        <i>{` · ${kindWords(entry, lane)}`}</i>
      </small>
    </>
  );
}
