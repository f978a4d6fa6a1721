import type { Metadata } from 'next';
import { AboutLayout } from '@/components/about/AboutLayout';
import { aboutSections } from '@/components/about/aboutSections';
import { AboutSection } from '@/components/about/AboutSection';
import { OnThisPage } from '@/components/about/OnThisPage';
import { JsonLd } from '@/components/site/JsonLd';
import { PageBody } from '@/components/site/PageBody';
import { PageIntro } from '@/components/site/PageIntro';
import { loadEpisodes } from '@/lib/server/episodes';
import { loadMap, mapIds } from '@/lib/server/maps';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { loadAboutPage } from '@/lib/server/pages';
import { aboutGraph } from '@/lib/server/seo/about';
import { loadSite } from '@/lib/server/site';
import { trailTo } from '@/lib/site/trail';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'A propos',
    description:
      'La mission du podcast et sa méthode\u00a0: distinguer ce qui est établi de ce que rapporte la tradition, et citer ses sources.',
    path: '/about',
  });

export default function AboutPage() {
  const site = loadSite();
  const page = loadAboutPage();
  const sections = aboutSections({
    site,
    page,
    episodes: loadEpisodes().toReversed(),
    maps: mapIds().map((id) => loadMap(id)),
  });
  return (
    <>
      <PageIntro
        trail={trailTo({ name: 'A propos', path: '/about' })}
        eyebrow={page.eyebrow}
        title="A propos"
      >
        <p>{site.description}</p>
      </PageIntro>
      <PageBody>
        <AboutLayout contents={<OnThisPage sections={sections} />}>
          {sections.map(({ id, title, content }) => (
            <AboutSection key={id} id={id} title={title}>
              {content}
            </AboutSection>
          ))}
        </AboutLayout>
      </PageBody>
      <JsonLd data={aboutGraph()} />
    </>
  );
}
