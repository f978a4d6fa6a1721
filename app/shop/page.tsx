import type { Metadata } from 'next';
import { Meanwhile } from '@/components/shop/Meanwhile';
import { PlannedWall } from '@/components/shop/PlannedWall';
import { JsonLd } from '@/components/site/JsonLd';
import { PageIntro } from '@/components/site/PageIntro';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { loadShopPage } from '@/lib/server/pages';
import { shopGraph } from '@/lib/server/seo/shop';
import { trailTo } from '@/lib/site/trail';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'Boutique',
    description:
      'La boutique du podcast ouvre bientôt. Ce que nous envisageons\u00a0: des cartes imprimées, les affiches des couvertures et le livret de la série.',
    path: '/shop',
  });

export default function ShopPage() {
  const { eyebrow, title, lead, status, planned, meanwhile } = loadShopPage();
  return (
    <>
      <PageIntro
        trail={trailTo({ name: 'Boutique', path: '/shop' })}
        eyebrow={eyebrow}
        title={title}
      >
        <p>{lead}</p>
      </PageIntro>
      <PlannedWall items={planned} status={status} />
      <Meanwhile words={meanwhile} />
      <JsonLd data={shopGraph(title)} />
    </>
  );
}
