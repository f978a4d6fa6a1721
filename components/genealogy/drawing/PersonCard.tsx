import Link from 'next/link';
import { memo } from 'react';
import { personPath } from '@/lib/genealogy/address';
import { CARD } from '@/lib/genealogy/layout/units';
import { nameLines } from '@/lib/genealogy/layout/nameLines';
import { cardLabel, type TreeCard } from '@/lib/genealogy/tree';
import clans from './clans.module.css';
import styles from './PersonCard.module.css';

interface PersonCardProps {
  readonly card: TreeCard;
  readonly isSubject: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
}

const CENTRE = CARD.width / 2;

/** Renders a person's card as a link to the person's page: name, years, colour of the clan. */
export const PersonCard = memo(function PersonCard(props: PersonCardProps) {
  const { card, isSubject, isSelected, isTabStop } = props;
  const [firstLine, secondLine] = nameLines(card.name);
  const lineCount = 1 + Number(secondLine !== null) + Number(card.life !== null);
  const baseline = CARD.height / 2 + 5 - (lineCount - 1) * 9.5;
  return (
    <Link
      className={styles.root}
      href={personPath(card.id)}
      prefetch={false}
      aria-label={cardLabel(card)}
      aria-current={isSelected || undefined}
      tabIndex={isTabStop ? undefined : -1}
      data-person={card.id}
      data-subject={isSubject || undefined}
      data-clan={card.clan ?? undefined}
    >
      <rect className={styles.card} width={CARD.width} height={CARD.height} rx={10} />
      <path className={clans.clan} d={`M12 1.5H${CARD.width - 12}`} />
      <text className={styles.name} x={CENTRE} y={baseline}>
        {firstLine}
      </text>
      {secondLine !== null && (
        <text className={styles.rest} x={CENTRE} y={baseline + 18}>
          {secondLine}
        </text>
      )}
      {card.life !== null && (
        <text className={styles.life} x={CENTRE} y={baseline + (secondLine === null ? 19 : 36)}>
          {card.life}
        </text>
      )}
    </Link>
  );
});
