import { directionOf, languageName } from '@/lib/documents/language';
import type { DocumentExtract as Extract } from '@/lib/documents/record';
import styles from './DocumentExtract.module.css';

/** A few words of a document in their own script, how they sound, what they say, and what was left out. */
export function DocumentExtract({ extract }: { readonly extract: Extract }) {
  const { lang, text, transliteration, translation, omitted } = extract;
  return (
    <figure className={styles.root}>
      <figcaption className={styles.language}>{`En ${languageName(lang)}`}</figcaption>
      <blockquote className={styles.quote}>
        <p className={styles.text} lang={lang} dir={directionOf(lang)}>
          {text}
        </p>
        <p className={styles.transliteration} lang={`${lang}-Latn`}>
          {transliteration}
        </p>
        <p className={styles.translation}>{translation}</p>
      </blockquote>
      {omitted && <p className={styles.omitted}>{omitted}</p>}
    </figure>
  );
}
