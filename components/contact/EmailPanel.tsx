import { Logo } from '@/components/site/Logo';
import { CopyButton } from '@/components/ui/CopyButton.client';
import type { ContactPage } from '@/lib/site/contact';
import { mailtoAddress } from '@/lib/site/link';
import styles from './EmailPanel.module.css';

interface EmailPanelProps {
  readonly words: ContactPage['letter'];
  readonly email: string;
}

/** Renders the mail address in large letters, with a copy button. */
export function EmailPanel({ words, email }: EmailPanelProps) {
  return (
    <section className={styles.root} aria-labelledby="courriel">
      <h2 className={styles.title} id="courriel">
        {words.title}
      </h2>
      <a className={styles.address} href={mailtoAddress(email)}>
        {email}
      </a>
      <div className={styles.mark}>
        <Logo />
      </div>
      <div className={styles.copy}>
        <CopyButton text={email} label={words.copyLabel} copiedLabel={words.copiedLabel} />
      </div>
    </section>
  );
}
