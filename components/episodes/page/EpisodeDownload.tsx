import { ButtonAnchor } from '@/components/ui/ButtonAnchor';
import { Icon } from '@/components/ui/Icon';
import { NewTab } from '@/components/ui/NewTab';
import type { EpisodeAudio } from '@/lib/episodes/episode';
import { formatMegabytes } from '@/lib/episodes/length';
import styles from './EpisodeDownload.module.css';

/** Renders the link that downloads the audio file; a file on another host is opened in a new tab. */
export function EpisodeDownload({ audio }: { readonly audio: EpisodeAudio }) {
  if (audio.kind === 'sample') return null;
  if (audio.bytes === 0) {
    return (
      <ButtonAnchor
        className={styles.root}
        look="plain"
        href={audio.url}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="external" size={20} />
        Ouvrir le fichier audio
        <NewTab />
      </ButtonAnchor>
    );
  }
  return (
    <ButtonAnchor className={styles.root} look="plain" href={audio.url} download>
      <Icon name="download" size={20} />
      <span>{`Télécharger (${formatMegabytes(audio.bytes)})`}</span>
    </ButtonAnchor>
  );
}
