import clsx from 'clsx';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { bodyFont, bodyFontExtended, displayFont } from '@/app/fonts';
import { PlayerBar } from '@/components/player/PlayerBar.client';
import { PlayerProvider } from '@/components/player/PlayerProvider.client';
import { Footer } from '@/components/site/Footer';
import { NavBar } from '@/components/site/NavBar';
import { SkipLinks } from '@/components/site/SkipLinks';
import { siteOrigin } from '@/lib/server/environment';
import { loadSite } from '@/lib/server/site';
import './tokens.css';
import './base.css';

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

export const viewport: Viewport = { themeColor: '#0c1f2b', viewportFit: 'cover' };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  const site = loadSite();
  return (
    <html
      lang="fr"
      className={clsx(displayFont.variable, bodyFont.variable, bodyFontExtended.variable)}
      data-scroll-behavior="smooth"
    >
      <body>
        <SkipLinks />
        <PlayerProvider siteName={site.name}>
          <NavBar siteName={site.name} />
          <main id="contenu" tabIndex={-1}>
            {children}
          </main>
          <Footer site={site} />
          <PlayerBar platforms={site.platforms} />
        </PlayerProvider>
      </body>
    </html>
  );
}
