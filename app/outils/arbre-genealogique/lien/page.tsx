import type { Metadata } from 'next';
import { KinshipAnswer } from '@/components/genealogy/kinship/KinshipAnswer';
import { KinshipForm } from '@/components/genealogy/kinship/KinshipForm';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { KINSHIP_PATH } from '@/lib/genealogy/address';
import { toolShareImage } from '@/lib/seo/shareImage';
import {
  kinshipFacts,
  readPair,
  type KinshipFields,
} from '@/lib/server/content/genealogy/kinshipPage';
import { loadPeopleByName } from '@/lib/server/content/genealogy/lists';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { KINSHIP_TITLE, kinshipGraph } from '@/lib/server/seo/tree';

interface KinshipPageProps {
  readonly searchParams: Promise<KinshipFields>;
}

export async function generateMetadata({ searchParams }: KinshipPageProps): Promise<Metadata> {
  const facts = kinshipFacts(readPair(await searchParams));
  const metadata = pageMetadata({
    title: facts?.title ?? KINSHIP_TITLE,
    description: facts?.summary ?? PAGES.kinship.description,
    path: KINSHIP_PATH,
    image: toolShareImage({ id: 'arbre-genealogique', title: 'Arbre généalogique' }),
  });
  // Excludes the page of a pair from search engines: there are thousands of pairs.
  return facts ? { ...metadata, robots: { index: false, follow: true } } : metadata;
}

/** Renders the kinship of two people of the tree, by a form that works without script. */
export default async function KinshipPage({ searchParams }: KinshipPageProps) {
  const pair = readPair(await searchParams);
  const facts = kinshipFacts(pair);
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('kinship')} title={KINSHIP_TITLE}>
        <p>
          Le sang d’abord, puis l’alliance, le lait et l’adoption&nbsp;: chaque lien est dit,
          dessiné et suivi d’une personne à l’autre.
        </p>
      </ShortHead>
      <PageBody>
        <KinshipForm people={loadPeopleByName()} from={pair.from ?? ''} to={pair.to ?? ''} />
        {facts ? (
          <KinshipAnswer {...facts} />
        ) : (
          <p>Choisissez deux personnes pour savoir comment elles sont parentes.</p>
        )}
      </PageBody>
      <EditorialNote editorial={editorialOfPage(KINSHIP_PATH)} isAlone />
      <JsonLd data={kinshipGraph()} />
    </>
  );
}
