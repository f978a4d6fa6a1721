import type { Metadata } from 'next';
import { PlatformLink } from '@/components/site/PlatformLink';
import { PageBody } from '@/components/site/PageBody';
import { PageIntro } from '@/components/site/PageIntro';
import { LinkList } from '@/components/site/LinkList';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { loadSite } from '@/lib/server/site';

export const metadata: Metadata = {
  title: 'Contact',
  description: 'Écrire à l’équipe du podcast, et l’écouter sur votre plateforme.',
  alternates: { canonical: '/contact' },
};

export default function ContactPage() {
  const { email, platforms } = loadSite();
  return (
    <>
      <PageIntro eyebrow="Nous écrire" title="Contact">
        <p>
          Une question, une correction, une source à signaler ? Écrivez-nous à{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </PageIntro>
      <PageBody>
        <SectionHeading id="ecouter">Écouter le podcast</SectionHeading>
        <LinkList>
          {platforms.map((platform) => (
            <PlatformLink key={platform.kind} platform={platform} />
          ))}
        </LinkList>
      </PageBody>
    </>
  );
}
