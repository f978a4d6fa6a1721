import type { Metadata } from 'next';
import { ContactLayout } from '@/components/contact/ContactLayout';
import { EmailPanel } from '@/components/contact/EmailPanel';
import { FrequentQuestions } from '@/components/contact/FrequentQuestions';
import { ListeningPlatforms } from '@/components/contact/ListeningPlatforms';
import { MessageTopics } from '@/components/contact/MessageTopics';
import { SocialAccounts } from '@/components/contact/SocialAccounts';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { PageIntro } from '@/components/site/page/PageIntro';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { siteOrigin } from '@/lib/server/environment';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { loadContactPage, loadSite } from '@/lib/server/content/site';
import { sitePageGraph } from '@/lib/server/seo/page';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

export const generateMetadata = (): Metadata => pageMetadata(PAGES.contact);

export default function ContactPage() {
  const { email, platforms, socials } = loadSite();
  const page = loadContactPage();
  const isNarrated = loadEpisodes().some(({ audio }) => audio.kind === 'narration');
  return (
    <>
      <PageIntro
        breadcrumbs={breadcrumbsTo('contact')}
        eyebrow={page.eyebrow}
        title={PAGES.contact.title}
      >
        <p>{page.lead}</p>
      </PageIntro>
      <PageBody>
        <ContactLayout
          head={
            <>
              <EmailPanel words={page.letter} email={email} />
              <SocialAccounts words={page.follow} socials={socials} />
            </>
          }
        >
          <MessageTopics words={page.topics} email={email} />
          <ListeningPlatforms
            words={page.listen}
            feed={page.feed}
            platforms={platforms}
            feedUrl={`${siteOrigin()}/feed.xml`}
          />
          <FrequentQuestions
            title={page.questions.title}
            items={page.questions.items.filter((item) => isNarrated || !item.whileSynthetic)}
          />
        </ContactLayout>
      </PageBody>
      <EditorialNote editorial={editorialOfPage(PAGES.contact.path)} isAlone />
      <JsonLd data={sitePageGraph('contact')} />
    </>
  );
}
