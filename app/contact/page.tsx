import type { Metadata } from 'next';
import { ContactLayout } from '@/components/contact/ContactLayout';
import { Follow } from '@/components/contact/Follow';
import { Letter } from '@/components/contact/Letter';
import { Listen } from '@/components/contact/Listen';
import { Questions } from '@/components/contact/Questions';
import { Topics } from '@/components/contact/Topics';
import { JsonLd } from '@/components/site/JsonLd';
import { PageBody } from '@/components/site/PageBody';
import { PageIntro } from '@/components/site/PageIntro';
import { isReadBySyntheticVoice } from '@/lib/episodes/narration';
import { siteOrigin } from '@/lib/server/environment';
import { loadEpisodes } from '@/lib/server/episodes';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { loadContactPage } from '@/lib/server/pages';
import { contactGraph } from '@/lib/server/seo/contact';
import { loadSite } from '@/lib/server/site';
import { trailTo } from '@/lib/site/trail';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'Contact',
    description:
      'Nous écrire, écouter le podcast sur votre plateforme, vous abonner à son flux RSS, et lire les réponses aux questions que l’on nous pose.',
    path: '/contact',
  });

export default function ContactPage() {
  const { email, platforms, socials } = loadSite();
  const page = loadContactPage();
  const isNarrated = loadEpisodes().some(isReadBySyntheticVoice);
  return (
    <>
      <PageIntro
        trail={trailTo({ name: 'Contact', path: '/contact' })}
        eyebrow={page.eyebrow}
        title="Contact"
      >
        <p>{page.lead}</p>
      </PageIntro>
      <PageBody>
        <ContactLayout
          head={
            <>
              <Letter words={page.letter} email={email} />
              <Follow words={page.follow} socials={socials} />
            </>
          }
        >
          <Topics words={page.topics} email={email} />
          <Listen
            words={page.listen}
            feed={page.feed}
            platforms={platforms}
            feedUrl={`${siteOrigin()}/feed.xml`}
          />
          <Questions
            title={page.questions.title}
            items={page.questions.items.filter((item) => isNarrated || !item.whileSynthetic)}
          />
        </ContactLayout>
      </PageBody>
      <JsonLd data={contactGraph()} />
    </>
  );
}
