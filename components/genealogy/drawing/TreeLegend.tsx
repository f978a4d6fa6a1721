import { TieSign } from '@/components/genealogy/drawing/TieSign';
import { LINK_KINDS, type LinkRecord } from '@/lib/genealogy/record';
import { TIE_WORDS, type Stroke } from '@/lib/genealogy/lineStyle';
import lines from './TreeLines.module.css';
import styles from './TreeLegend.module.css';

interface TreeLegendProps {
  /** The ties that the drawing has. */
  readonly kinds?: readonly LinkRecord['kind'][];
  /** Who is drawn across rows, as « Umar et Umm Kulthûm bint Alî »; empty for nobody. */
  readonly across?: readonly string[];
}

const STROKES: readonly (readonly [Stroke, string])[] = [
  ['sure', 'Filiation établie ou généralement admise'],
  ['tradition', 'Filiation selon la tradition'],
  ['discussed', 'Filiation discutée'],
];

/** What each line of the tree says. */
export function TreeLegend({ kinds = LINK_KINDS, across = [] }: TreeLegendProps) {
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
