import { existsSync } from 'node:fs';
import { PAGES, PAGE_IDS } from '@/lib/site/pages';
import { filesBelow } from '@/tests/architecture/sources';

/** Addresses of the pages in `app/`, without dynamic routes and the 404 page. */
const routes = filesBelow(['app'], ['page.tsx'])
  .map(({ path }) => path.slice('app'.length, -'/page.tsx'.length) || '/')
  .filter((path) => !path.includes('[') && path !== '/introuvable');

/** Lists the addresses that a text contains between quotes. */
const addressesIn = (text: string): readonly string[] =>
  PAGE_IDS.map((id) => PAGES[id].path).filter(
    (path) => path !== '/' && new RegExp(`['"\`]${path}['"\`]`).test(text),
  );

/** Modules that client code imports for addresses alone, without the pages' texts. */
const ADDRESSES = /^lib\/\w+\/address\.ts$/;

describe('every page stands once in lib/site/pages.ts', () => {
  it('each page of app/, and no other page', () => {
    expect([...routes].sort()).toEqual(PAGE_IDS.map((id) => PAGES[id].path).sort());
    expect(existsSync('lib/site/pages.ts')).toBe(true);
  });

  it('under a parent that is a page, up to the home page', () => {
    for (const id of PAGE_IDS) {
      const { parent } = PAGES[id];
      expect(parent === null ? id === 'home' : PAGE_IDS.includes(parent)).toBe(true);
    }
  });

  it('with a description that search engines show whole', () => {
    const tooLongIds = PAGE_IDS.filter((id) => (PAGES[id].description?.length ?? 0) > 160);
    expect(tooLongIds).toEqual([]);
  });

  it('and no code of the pages writes an address of that list in a string', () => {
    const violations = filesBelow(['app', 'lib/seo', 'lib/server'], ['.ts', '.tsx'])
      .filter(({ path }) => !ADDRESSES.test(path))
      .flatMap(({ path, text }) => addressesIn(text).map((address) => `${path} : ${address}`));
    expect(violations).toEqual([]);
  });
});
