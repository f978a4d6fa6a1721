import { TieSign } from '@/components/genealogy/drawing/TieSign';
import { LINK_KINDS, type LinkRecord } from '@/lib/genealogy/record';
import { TIE_WORDS, type Stroke } from '@/lib/genealogy/lineStyle';
import clanColours from './clans.module.css';
import lines from './TreeLines.module.css';
import styles from './TreeLegend.module.css';

interface TreeLegendProps {
  /** Kinds of ties in the drawing. */
  readonly kinds?: readonly LinkRecord['kind'][];
  /** Unions drawn across rows, as « Umar et Umm Kulthûm bint Alî »; empty for none. */
  readonly across?: readonly string[];
  /** Names of the clans, by id. */
  readonly clans?: Readonly<Record<string, string>>;
}

/** Clan ids grouped by the colour that clans.module.css gives to their cards. */
const CLAN_GROUPS = [['hashim'], ['abd-shams'], ['asad', 'zuhra']] as const;

/** Legend entry of the colour that all other clans share. */
const SHARED_COLOUR_ENTRY = { id: 'autre', words: 'autre clan' } as const;

const STROKES: readonly (readonly [Stroke, string])[] = [
  ['sure', 'Filiation établie ou généralement admise'],
  ['tradition', 'Filiation selon la tradition'],
  ['discussed', 'Filiation discutée'],
];

/** Renders the legend of the tree's lines and of the clan colours. */
export function TreeLegend({ kinds = LINK_KINDS, across = [], clans = {} }: TreeLegendProps) {
  const colours = CLAN_GROUPS.flatMap(([id, ...otherIds]) => {
    const names = [id, ...otherIds].flatMap((clan) => clans[clan] ?? []);
    return names.length === 0 ? [] : [{ id, words: names.join(', ') }];
  });
  return (
    <ul role="list" className={styles.root} aria-label="Légende">
      {STROKES.map(([stroke, words]) => (
        <li key={stroke} className={styles.item}>
          <svg className={styles.sample} viewBox="0 0 44 18" aria-hidden="true">
            <path className={lines.descent} d="M2 9H42" data-stroke={stroke} />
          </svg>
          <span>{words}</span>
        </li>
      ))}
      <li className={styles.item}>
        <svg className={styles.sample} viewBox="0 0 44 18" aria-hidden="true">
          <path className={lines.outer} d="M2 9H42" />
          <path className={lines.inner} d="M2 9H42" />
        </svg>
        Union
      </li>
      {kinds.map((kind) => (
        <li key={kind} className={styles.item}>
          <svg className={styles.sample} viewBox="0 0 44 18" aria-hidden="true">
            <path className={lines.tie} d="M2 9H42" data-tie={kind} />
            <TieSign kind={kind} x={22} y={9} />
          </svg>
          <span>{TIE_WORDS[kind]}</span>
        </li>
      ))}
      {[...colours, ...(colours.length === 0 ? [] : [SHARED_COLOUR_ENTRY])].map(
        ({ id, words }) => (
          <li key={id} className={styles.item}>
            <svg
              className={styles.sample}
              viewBox="0 0 44 18"
              aria-hidden="true"
              data-clan={id}
            >
              <path className={clanColours.clan} d="M2 9H42" />
            </svg>
            <span>{words}</span>
          </li>
        ),
      )}
      {across.map((couple) => (
        <li key={couple} className={styles.item}>
          <svg className={styles.sample} viewBox="0 0 44 18" aria-hidden="true">
            <g className={lines.marriage} data-across="true">
              <path className={lines.outer} d="M2 3C20 3 24 15 42 15" data-stroke="discussed" />
            </g>
          </svg>
          <span>{`Union d’une génération à l’autre\u00a0: ${couple}`}</span>
        </li>
      ))}
    </ul>
  );
}
