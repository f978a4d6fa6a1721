import type { Metadata } from 'next';
import { AboutLayout } from '@/components/about/AboutLayout';
import { aboutSections } from '@/components/about/aboutSections';
import { AboutSection } from '@/components/about/AboutSection';
import { OnThisPage } from '@/components/about/OnThisPage';
import { Cite } from '@/components/site/Cite';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { PageIntro } from '@/components/site/page/PageIntro';
import { loadContent } from '@/lib/server/content/loadContent';
import { pictureOf } from '@/lib/server/content/files/pictures';
import { podcastId } from '@/lib/seo/ids';
import { siteOrigin } from '@/lib/server/environment';
import { loadArticleLinks } from '@/lib/server/content/notices/articles';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { referenceOf } from '@/lib/server/content/notices/reference';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { sitePageGraph } from '@/lib/server/seo/page';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

export const generateMetadata = (): Metadata =>
  pageMetadata({ ...PAGES.about, reference: pageReference() });

const pageReference = () => referenceOf(PAGES.about);

export default function AboutPage() {
  const { site, about: page, episodes, maps, glossary } = loadContent();
  const sections = aboutSections({
    site,
    page,
    episodes: episodes.toReversed(),
    maps,
    glossary,
    articles: loadArticleLinks(),
    picture: pictureOf(site.about.image.src),
  });
  return (
    <>
      <PageIntro
        breadcrumbs={breadcrumbsTo('about')}
        eyebrow={page.eyebrow}
        title={PAGES.about.title}
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
      <EditorialNote editorial={editorialOfPage(PAGES.about.path)} isAlone />
      <Cite reference={pageReference()} isAlone />
      <JsonLd data={sitePageGraph('about', { about: podcastId(siteOrigin()) })} />
    </>
  );
}
