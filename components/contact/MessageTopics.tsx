import { Icon } from '@/components/ui/Icon';
import type { ContactPage } from '@/lib/site/contact';
import { mailtoAddress } from '@/lib/site/link';
import styles from './MessageTopics.module.css';

interface MessageTopicsProps {
  readonly words: ContactPage['topics'];
  readonly email: string;
}

/** Renders the topics of a message, each as a `mailto:` link with its subject. */
export function MessageTopics({ words, email }: MessageTopicsProps) {
  return (
    <section aria-labelledby="sujets">
      <h2 className="visually-hidden" id="sujets">
        {words.title}
      </h2>
      <ul role="list" className={styles.list}>
        {words.items.map(({ icon, title, text, subject }) => (
          <li key={title} className={styles.item}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
            <a className={styles.link} href={mailtoAddress(email, subject)}>
              <span>{words.label}</span>
              <span className="visually-hidden">{` : ${title}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
