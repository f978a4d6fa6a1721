import { LinkList } from '@/components/site/LinkList';
import { PlatformLink } from '@/components/site/PlatformLink';
import { CopyField } from '@/components/ui/field/CopyField.client';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import type { ContactPage } from '@/lib/site/contact';
import type { Platform } from '@/lib/site/site';
import styles from './ListeningPlatforms.module.css';

interface ListeningPlatformsProps {
  readonly words: ContactPage['listen'];
  readonly feed: ContactPage['feed'];
  readonly platforms: readonly Platform[];
  /** Absolute URL, which a listener pastes into a podcast application. */
  readonly feedUrl: string;
}

/** Renders the listening platforms and the RSS feed. */
export function ListeningPlatforms({
  words,
  feed,
  platforms,
  feedUrl,
}: ListeningPlatformsProps) {
  return (
    <section aria-labelledby="ecouter">
      <SectionHeading id="ecouter">{words.title}</SectionHeading>
      <p className={styles.text}>{words.text}</p>
      <LinkList>
        {platforms.map((platform) => (
          <PlatformLink key={platform.kind} platform={platform} />
        ))}
      </LinkList>
      <div className={styles.feed}>
        <div className={styles.words}>
          <h3 id="rss">{feed.title}</h3>
          <p>{feed.text}</p>
        </div>
        <CopyField
          label={feed.label}
          value={feedUrl}
          copyLabel={feed.copyLabel}
          copiedLabel={feed.copiedLabel}
        />
      </div>
    </section>
  );
}
