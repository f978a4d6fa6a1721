import type { Metadata } from 'next';
import { MapCard } from '@/components/map/MapCard';
import { PageBody } from '@/components/site/PageBody';
import { PageIntro } from '@/components/site/PageIntro';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { loadMap, mapIds } from '@/lib/server/maps';
import styles from '@/components/map/MapCards.module.css';

export const metadata: Metadata = {
  title: 'Outils interactifs',
  description: 'Carte interactive, quiz, frises : les outils du podcast pour apprendre.',
  alternates: { canonical: '/outils' },
};

export default function ToolsPage() {
  return (
    <>
      <PageIntro eyebrow="Apprendre" title="Outils interactifs">
        <p>
          Retrouvez sur la carte les lieux, les batailles et les routes que racontent les
          épisodes.
        </p>
      </PageIntro>
      <PageBody>
        <SectionHeading id="cartes">Cartes interactives</SectionHeading>
        <div className={styles.root}>
          {mapIds().map((id) => (
            <MapCard key={id} map={loadMap(id)} />
          ))}
        </div>
      </PageBody>
    </>
  );
}
