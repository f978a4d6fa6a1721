import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ClassSheet } from '@/components/classroom/ClassSheet';
import { ArticleLinks } from '@/components/site/ArticleLinks';
import { Cite } from '@/components/site/Cite';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import type { Episode } from '@/lib/episodes/episode';
import { episodeShareImage } from '@/lib/seo/shareImage';
import { classSheetOf } from '@/lib/server/content/classroom/classSheet';
import { findEpisode, loadEpisodes } from '@/lib/server/content/episodes';
import { articlesFor } from '@/lib/server/content/notices/articles';
import { editorialOf } from '@/lib/server/content/notices/editorial';
import { referenceOf } from '@/lib/server/content/notices/reference';
import { loadSite } from '@/lib/server/content/site';
import { siteOrigin } from '@/lib/server/environment';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { sheetGraph, breadcrumbsToSheet } from '@/lib/server/seo/learning/classSheet';
import { sheetPath } from '@/lib/classroom/address';
import { formatFrenchDay } from '@/lib/time/longDate';

export const dynamicParams = false;

interface SheetPageProps {
  readonly params: Promise<{ slug: string }>;
}

const LEAD =
  'À imprimer pour la classe\u00a0: choisissez les parties, le niveau et le nombre de questions. Le corrigé sort sur des pages à part.';

export const generateStaticParams = () => loadEpisodes().map(({ slug }) => ({ slug }));

const sheetReference = ({ slug, shortTitle, editorial }: Episode) =>
  referenceOf({ path: sheetPath(slug), title: `Fiche\u00a0: ${shortTitle}`, editorial });

export async function generateMetadata({ params }: SheetPageProps): Promise<Metadata> {
  const episode = findEpisode((await params).slug) ?? notFound();
  return pageMetadata({
    title: `Fiche\u00a0: ${episode.shortTitle}`,
    description: `Pour la classe, à imprimer\u00a0: carte muette, frise, document, questions, trace écrite et corrigé de l’épisode «\u00a0${episode.shortTitle}\u00a0».`,
    path: sheetPath(episode.slug),
    reference: sheetReference(episode),
    image: episodeShareImage(episode),
  });
}

export default async function SheetPage({ params }: SheetPageProps) {
  const episode = findEpisode((await params).slug) ?? notFound();
  const editorial = editorialOf(episode.editorial);
  const sheet = classSheetOf(episode);
  return (
    <>
      <ShortHead
        breadcrumbs={breadcrumbsToSheet(episode)}
        title={`Fiche\u00a0: ${episode.shortTitle}`}
        isPrinted={false}
      >
        <p>{LEAD}</p>
      </ShortHead>
      <PageBody>
        <ClassSheet
          episode={episode}
          sheet={sheet}
          licence={loadSite().classPermission}
          credit={`Texte\u00a0: ${editorial.author}, ${formatFrenchDay(editorial.revised)}.`}
          address={siteOrigin() + episode.path}
          siteName={loadSite().name}
        />
        <ArticleLinks articles={articlesFor(...sheet.trace)} />
        <EditorialNote editorial={editorial} />
        <Cite reference={sheetReference(episode)} />
        <JsonLd data={sheetGraph(episode)} />
      </PageBody>
    </>
  );
}
