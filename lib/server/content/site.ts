import 'server-only';
import { loadContent } from '@/lib/server/content/loadContent';
import type { AboutPage } from '@/lib/site/about';
import type { ContactPage } from '@/lib/site/contact';
import type { LegalPage } from '@/lib/site/legal';
import type { ShopPage } from '@/lib/site/shop';
import type { Site } from '@/lib/site/site';

/** Loads the owner's settings of the site. */
export const loadSite = (): Site => loadContent().site;

/** Loads the texts of the page about the podcast. */
export const loadAboutPage = (): AboutPage => loadContent().about;

/** Loads the texts of the contact page. */
export const loadContactPage = (): ContactPage => loadContent().contact;

/** Loads the texts of the shop. */
export const loadShopPage = (): ShopPage => loadContent().shop;

/** Loads the texts of the legal notice. */
export const loadLegalPage = (): LegalPage => loadContent().legal;
