import './pieces.css';
import clsx from 'clsx';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SitePlayer } from '@/app/player/SitePlayer.client';
import { bodyFont, bodyFontExtended, displayFont } from '@/app/fonts';
import { KeepHost } from '@/components/offline/KeepHost.client';
import { PlayerProvider } from '@/components/player/PlayerProvider.client';
import { DueLink } from '@/components/review/DueLink';
import { SearchButton } from '@/components/search/SearchButton.client';
import { BeforeHydration } from '@/components/site/BeforeHydration';
import { Footer } from '@/components/site/footer/Footer';
import { Hydration } from '@/components/site/Hydration.client';
import { NavBar } from '@/components/site/nav/NavBar';
import { SiteNotice } from '@/components/site/SiteNotice';
import { SkipLinks } from '@/components/site/nav/SkipLinks';
import { EARLIER_SOUNDS_PATH } from '@/lib/player/persistence/earlierSounds';
import { siteOrigin } from '@/lib/server/environment';
import { THEME_COLORS } from '@/lib/site/appearance';
import { loadSite } from '@/lib/server/content/site';
import { publicBytes } from '@/lib/server/content/files/publicFiles';
import { hashOf } from '@/lib/text/hash';
import './tokens.css';
import './bars.css';
import './nearFaces.css';
import './base.css';
import './arriving.css';
import './presses.css';

export function generateMetadata(): Metadata {
  const { name, tagline, description } = loadSite();
  return {
    metadataBase: new URL(siteOrigin()),
    title: { default: `${name} – ${tagline}`, template: `%s – ${name}` },
    description,
    alternates: { types: { 'application/rss+xml': [{ url: '/feed.xml', title: name }] } },
    openGraph: {
      type: 'website',
      siteName: name,
      locale: 'fr_FR',
      images: [
        { url: '/og-default.jpg', width: 1200, height: 630, alt: `${name} – ${tagline}` },
      ],
    },
    twitter: { card: 'summary_large_image' },
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: THEME_COLORS.dark },
    { color: THEME_COLORS.light },
  ],
  viewportFit: 'cover',
};

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  const site = loadSite();
  const earlierSounds = publicBytes(EARLIER_SOUNDS_PATH)?.toString();
  return (
    <html
      lang="fr"
      className={clsx(displayFont.variable, bodyFont.variable, bodyFontExtended.variable)}
      data-scroll-behavior="smooth"
      data-sounds={earlierSounds && hashOf(earlierSounds).toString(36)}
      suppressHydrationWarning
    >
      <head>
        <BeforeHydration code={process.env.APPEARANCE ?? ''} />
        <BeforeHydration code={process.env.BEFORE_HYDRATION ?? ''} />
      </head>
      <body>
        <SkipLinks />
        <SiteNotice />
        <PlayerProvider siteName={site.name}>
          <NavBar
            siteName={site.name}
            search={<SearchButton />}
            besideQuiz={<DueLink look="entry" />}
          />
          <main id="contenu" tabIndex={-1}>
            {children}
          </main>
          <Footer site={site} />
          <SitePlayer platforms={site.platforms} />
          <KeepHost />
        </PlayerProvider>
        <Hydration />
      </body>
    </html>
  );
}
