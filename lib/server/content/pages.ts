import 'server-only';
import { loadContent } from '@/lib/server/content/loadContent';
import type { AboutPage } from '@/lib/site/about';
import type { ContactPage } from '@/lib/site/contact';
import type { ShopPage } from '@/lib/site/shop';

export const loadAboutPage = (): AboutPage => loadContent().about;
export const loadContactPage = (): ContactPage => loadContent().contact;
export const loadShopPage = (): ShopPage => loadContent().shop;
