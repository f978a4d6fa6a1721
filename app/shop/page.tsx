import type { Metadata } from 'next';
import { Meanwhile } from '@/components/shop/Meanwhile';
import { PlannedWall } from '@/components/shop/PlannedWall';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageIntro } from '@/components/site/page/PageIntro';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { loadShopPage } from '@/lib/server/content/site';
import { pictureOf } from '@/lib/server/content/files/pictures';
import { sitePageGraph } from '@/lib/server/seo/page';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

export const generateMetadata = (): Metadata => pageMetadata(PAGES.shop);

export default function ShopPage() {
  const { eyebrow, title, lead, status, planned, meanwhile } = loadShopPage();
  return (
    <>
      <PageIntro breadcrumbs={breadcrumbsTo('shop')} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </PageIntro>
      <PlannedWall
        items={planned.map((item) => ({ ...item, pictures: item.images.map(pictureOf) }))}
        status={status}
      />
      <Meanwhile words={meanwhile} />
      <EditorialNote editorial={editorialOfPage(PAGES.shop.path)} isAlone />
      <JsonLd data={sitePageGraph('shop', { name: title })} />
    </>
  );
}
