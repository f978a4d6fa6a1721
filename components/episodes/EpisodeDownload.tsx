import clsx from 'clsx';
import button from '@/components/ui/Button.module.css';
import { Icon } from '@/components/ui/Icon';
import { NewTab } from '@/components/ui/NewTab';
import type { Episode } from '@/lib/episodes/episode';
import styles from './EpisodeDownload.module.css';

interface EpisodeDownloadProps {
  readonly audioUrl: Episode['audioUrl'];
  /** As people read it; null when the sound is elsewhere. */
  readonly size: string | null;
}

/** Takes the sound away; one that is kept elsewhere is opened there. */
export function EpisodeDownload({ audioUrl, size }: EpisodeDownloadProps) {
  if (audioUrl === undefined) return null;
  if (size === null) {
    return (
      <a
        className={clsx(button.root, styles.root)}
        data-look="plain"
        href={audioUrl}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="external" size={20} />
        Ouvrir le fichier audio
        <NewTab />
      </a>
    );
  }
  return (
    <a className={clsx(button.root, styles.root)} data-look="plain" href={audioUrl} download>
      <Icon name="download" size={20} />
      Télécharger ({size})
    </a>
  );
}
