import Link from 'next/link';
import { ExportLinks } from '@/components/classroom/ExportLinks';
import { Disclosure } from '@/components/ui/Disclosure';
import { ALL_QUESTIONS } from '@/lib/exports/format';
import { REVIEW_PATH } from '@/lib/review/address';
import styles from './OtherQuizForms.module.css';

/** Renders links to the other forms of the quiz: map, review, class. */
export function OtherQuizForms({ licence }: { readonly licence: string }) {
  return (
    <div className={styles.root}>
      <ul role="list" className={styles.links}>
        <li>
          <Link className={styles.link} href="/outils/quizz/carte" prefetch={false}>
            Quiz sur la carte
          </Link>
        </li>
        <li>
          <Link className={styles.link} href={REVIEW_PATH} prefetch={false}>
            Révision
          </Link>
        </li>
        <li>
          <Link className={styles.link} href="/outils/quizz/projection" prefetch={false}>
            Quiz à projeter
          </Link>
        </li>
      </ul>
      <Disclosure title={'Pour la classe\u00a0: télécharger toutes les questions'} isWide>
        <ExportLinks name={ALL_QUESTIONS} />
        <p className={styles.licence}>{`Licence\u00a0: ${licence}`}</p>
      </Disclosure>
    </div>
  );
}
