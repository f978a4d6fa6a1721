import clsx from 'clsx';
import { EntryLine } from '@/components/timeline/list/EntryLine';
import { markShapes } from '@/components/timeline/list/markShapes';
import tones from '@/components/timeline/drawing/tones.module.css';
import { byDecade } from '@/lib/timeline/decades';
import type { Entry } from '@/lib/timeline/entry';
import type { Lane } from '@/lib/timeline/record';
import styles from './DecadeList.module.css';
import paper from './DecadePaper.module.css';

interface DecadeListProps {
  readonly entries: readonly Entry[];
  readonly lanes: readonly Lane[];
}

/** Renders all entries as text, by decade and by year, each a link to its page; plain markup without hydration. */
export function DecadeList({ entries, lanes }: DecadeListProps) {
  const laneOf = new Map(lanes.map((lane, tone) => [lane.id, { ...lane, tone }]));
  const { symbols, markOf } = markShapes(entries);
  return (
    <>
      {symbols}
      <div className={clsx(styles.root, paper.root)} data-timeline="list">
        {byDecade(entries).map(({ from, hijri, years }) => (
          <section key={from} aria-labelledby={`decennie-${from}`} data-group>
            <h3 id={`decennie-${from}`}>
              <span>{`${from}–${from + 9} `}</span>
              <small>{hijri}</small>
            </h3>
            {years.map((group) => (
              <div key={group.year} data-group data-year={group.year}>
                {group.gap > 0 && <p data-gap>{`${group.gap} ans`}</p>}
                <h4>
                  <span>{`${group.year} `}</span>
                  <small>{group.hijri}</small>
                </h4>
                <ul role="list">
                  {group.entries.map((entry) => {
                    const lane = laneOf.get(entry.lane);
                    return (
                      <li
                        key={entry.id}
                        className={tones.tone}
                        data-tone={lane?.tone}
                        data-entry={entry.id}
                      >
                        <EntryLine
                          entry={entry}
                          lane={lane ?? { id: entry.lane, name: entry.lane }}
                          marks={markOf(entry)}
                        />
                      </li>
                    );
                  })}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
