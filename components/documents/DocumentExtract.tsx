import { directionOf, languageName } from '@/lib/documents/language';
import type { ExtractRecord as Extract } from '@/lib/documents/record';
import styles from './DocumentExtract.module.css';

/** Renders an extract of a document: script, transliteration, translation and omissions. */
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
