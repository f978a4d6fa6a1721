import Link from 'next/link';
import { mapPath } from '@/lib/map/address';
import type { QuizMap } from '@/lib/quiz/map/quizMap';
import styles from './MapQuizWithoutScript.module.css';

/** Renders the page without JavaScript: a note that the quiz needs JavaScript, and links to the maps. */
export function MapQuizWithoutScript({ maps }: { readonly maps: readonly QuizMap[] }) {
  return (
    <noscript>
      <div className={styles.root}>
        <p>
          Le quiz sur la carte a besoin de JavaScript. Les cartes et leurs lieux se lisent sans
          lui&nbsp;:
        </p>
        <ul role="list">
          {maps.map(({ id, title, places }) => (
            <li key={id}>
              <Link className={styles.link} href={mapPath(id)}>
                {title}
              </Link>
              <span>{` (${places.length} lieux)`}</span>
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}
