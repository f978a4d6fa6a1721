import 'server-only';
import { cache } from 'react';
import { readContent } from '@/lib/server/content';
import { publicFile } from '@/lib/server/publicFiles';
import { AboutSchema, type AboutPage } from '@/lib/site/about';
import { ContactSchema, type ContactPage } from '@/lib/site/contact';
import { ShopSchema, type ShopPage } from '@/lib/site/shop';

export const loadAboutPage = cache((): AboutPage => readContent(AboutSchema, 'about.json'));

export const loadContactPage = cache((): ContactPage =>
  readContent(ContactSchema, 'contact.json'),
);

/** @throws Error also when an image that it names is not in `public/`. */
export const loadShopPage = cache((): ShopPage => {
  const page = readContent(ShopSchema, 'shop.json');
  page.planned.forEach(({ images }, item) =>
    images.forEach((image, rank) => {
      if (publicFile(image)) return;
      const path = `planned.${item}.images.${rank}`;
      throw new Error(
        `content/shop.json → ${path} : une image de public/ est attendue, « ${image} » n’y est pas.`,
      );
    }),
  );
  return page;
});
