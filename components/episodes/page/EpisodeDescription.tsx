import { readDescription } from '@/lib/episodes/description';
import styles from './EpisodeDescription.module.css';

export function EpisodeDescription({ text }: { readonly text: string }) {
  const { paragraphs, hashtags } = readDescription(text);
  return (
    <div className={styles.root}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {hashtags.length > 0 && (
        <ul role="list" className={styles.tags} aria-label="Mots-clés">
          {hashtags.map((tag) => (
            <li key={tag}>{`#${tag}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
