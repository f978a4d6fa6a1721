import { Icon } from '@/components/ui/Icon';
import type { SocialAccount } from '@/lib/site/site';
import styles from './SocialLink.module.css';

/** Renders a link to a social account; a span of role="link" with aria-disabled where `content/` has no address. */
export function SocialLink({ social }: { readonly social: SocialAccount }) {
  const icon = <Icon name={social.kind} size={20} />;
  if (social.href === null) {
    return (
      <span className={styles.root} role="link" aria-disabled="true" aria-label={social.name}>
        {icon}
      </span>
    );
  }
  return (
    <a
      className={styles.root}
      href={social.href}
      target="_blank"
      rel="noopener"
      aria-label={`${social.name} (nouvel onglet)`}
    >
      {icon}
    </a>
  );
}
