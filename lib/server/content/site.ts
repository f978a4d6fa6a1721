import 'server-only';
import { loadContent } from '@/lib/server/content/loadContent';
import type { AboutPage } from '@/lib/site/about';
import type { ContactPage } from '@/lib/site/contact';
import type { LegalPage } from '@/lib/site/legal';
import type { ShopPage } from '@/lib/site/shop';
import type { Site } from '@/lib/site/site';

/** Loads the owner's settings of the site. */
export const loadSite = (): Site => loadContent().site;

export const loadAboutPage = (): AboutPage => loadContent().about;
export const loadContactPage = (): ContactPage => loadContent().contact;
export const loadShopPage = (): ShopPage => loadContent().shop;
export const loadLegalPage = (): LegalPage => loadContent().legal;
