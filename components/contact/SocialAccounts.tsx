import { SocialLink } from '@/components/site/SocialLink';
import type { ContactPage } from '@/lib/site/contact';
import type { SocialAccount } from '@/lib/site/site';
import styles from './SocialAccounts.module.css';

interface SocialAccountsProps {
  readonly words: ContactPage['follow'];
  readonly socials: readonly SocialAccount[];
}

/** Renders the social accounts, with a note while an account has no address. */
export function SocialAccounts({ words, socials }: SocialAccountsProps) {
  const isPending = socials.some(({ href }) => href === null);
  return (
    <section className={styles.root} aria-labelledby="suivre">
      <h2 className={styles.title} id="suivre">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <ul role="list" className={styles.accounts}>
        {socials.map((social) => (
          <li key={social.kind}>
            <SocialLink social={social} />
          </li>
        ))}
      </ul>
      {isPending && <p className={styles.pending}>{words.pending}</p>}
    </section>
  );
}
