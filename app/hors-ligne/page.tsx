import type { Metadata } from 'next';
import { OfflineScreen } from '@/components/offline/screen/OfflineScreen.client';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

/** Builds the metadata, with `noindex`: the content depends on the device. */
export const generateMetadata = (): Metadata => ({
  ...pageMetadata(PAGES.offline),
  robots: { index: false },
});

export default function OfflinePage() {
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('offline')} title={PAGES.offline.title}>
        <p>Ce que vous avez emporté s’écoute, se lit et s’explore ici, même sans réseau.</p>
      </ShortHead>
      <PageBody>
        <noscript>
          <p>
            {
              'Emporter un épisode demande JavaScript. Sans lui, la page de chaque épisode permet d’en télécharger le son.'
            }
          </p>
        </noscript>
        <OfflineScreen />
      </PageBody>
    </>
  );
}
