import type { Metadata } from 'next';
import { About } from '@/components/home/About';
import { PageIntro } from '@/components/site/PageIntro';
import { loadSite } from '@/lib/server/site';

export const metadata: Metadata = {
  title: 'A propos',
  description:
    'La mission du podcast, sa méthode : distinguer ce qui est établi de ce que rapporte la tradition, et dire ses sources.',
  alternates: { canonical: '/about' },
};

export default function AboutPage() {
  const site = loadSite();
  return (
    <>
      <PageIntro eyebrow={site.name} title="A propos">
        <p>{site.description}</p>
      </PageIntro>
      <About site={site} />
    </>
  );
}
