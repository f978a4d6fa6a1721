import type { Metadata } from 'next';
import { About } from '@/components/home/About';
import { PageBody } from '@/components/site/PageBody';
import { PageIntro } from '@/components/site/PageIntro';
import { Note } from '@/components/ui/Note';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { isReadBySyntheticVoice } from '@/lib/episodes/narration';
import { loadEpisodes } from '@/lib/server/episodes';
import { loadSite } from '@/lib/server/site';

export const metadata: Metadata = {
  title: 'A propos',
  description:
    'La mission du podcast, sa méthode : distinguer ce qui est établi de ce que rapporte la tradition, et dire ses sources.',
  alternates: { canonical: '/about' },
};

export default function AboutPage() {
  const site = loadSite();
  const isNarrated = loadEpisodes().some(isReadBySyntheticVoice);
  return (
    <>
      <PageIntro eyebrow={site.name} title="A propos">
        <p>{site.description}</p>
      </PageIntro>
      <About site={site} />
      {isNarrated && (
        <PageBody>
          <SectionHeading id="voix">La voix que vous entendez</SectionHeading>
          <Note>{site.about.narrationNote}</Note>
        </PageBody>
      )}
    </>
  );
}
