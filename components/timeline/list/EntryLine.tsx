import type { ReactNode } from 'react';
import { namedHijriYear } from '@/lib/time/hijriWords';
import { entryPath } from '@/lib/timeline/address';
import type { Entry } from '@/lib/timeline/entry';
import type { Lane } from '@/lib/timeline/record';
import { gradeWords, kindWords } from '@/lib/timeline/words';

interface EntryLineProps {
  readonly entry: Entry;
  readonly lane: Pick<Lane, 'id' | 'name'>;
  /** The shape of its date. */
  readonly marks: ReactNode;
}

/** An entry in a list: its mark, its title, its dates, how sure they are. Hundreds stand in a page: the list's sheet dresses them. */
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
