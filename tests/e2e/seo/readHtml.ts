import type { Page } from '@playwright/test';

/** Content of a page's HTML as a robot without script reads it. */
export interface ReadPage {
  readonly lang: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** Contents of `<meta>`, by name or property. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  /** Addresses of `<link>`, by `rel`, and by `rel type` for those that have one. */
  readonly links: Readonly<Record<string, readonly string[]>>;
  /** Addresses of the links that are visible without the player. */
  readonly leads: readonly string[];
  /** Addresses of pictures, audio and subtitles. */
  readonly files: readonly string[];
  readonly ids: readonly string[];
  /** First words of each `<article>` without a heading of its own. */
  readonly unheadedArticles: readonly string[];
  /** Type and name of each radio button or checkbox with an `autocomplete`. */
  readonly misplacedAutocompletes: readonly string[];
  readonly structuredData: readonly string[];
  readonly breadcrumbs: readonly string[];
  readonly times: readonly string[];
  /** Text of the body, without white space and word joiners. */
  readonly words: string;
}

/** Parses HTML in a browser without rendering it. */
export const readHtml = (page: Page, html: string): Promise<ReadPage> =>
  page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const values = (selector: string, attribute: string): string[] =>
      all(selector).flatMap((element) => element.getAttribute(attribute) ?? []);
    const grouped = (selector: string, names: readonly string[], attribute: string) => {
      const groups: Record<string, string[]> = {};
      for (const element of all(selector)) {
        const value = element.getAttribute(attribute) ?? '';
        const [first, second] = names.map((name) => element.getAttribute(name));
        const keys = second ? [first ?? second, `${first} ${second}`] : [first ?? ''];
        for (const key of new Set(keys)) (groups[key] ??= []).push(value);
      }
      return groups;
    };
    const inSrcset = (srcset: string): string[] =>
      srcset.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
    const CHOSEN = ['radio', 'checkbox', 'button', 'submit', 'reset', 'image', 'file'];
    const structuredData = all('script[type="application/ld+json"]').map(
      (script) => script.textContent,
    );
    const found = {
      lang: document.documentElement.lang,
      title: document.title,
      headings: all('h1').map((heading) => heading.textContent),
      metas: grouped('meta[content]', ['property', 'name'], 'content'),
      links: grouped('link[href]', ['rel', 'type'], 'href'),
      // Links with `data-needs` stay hidden until the player is loaded.
      leads: values('a[href]:not([data-needs])', 'href'),
      files: [
        ...values('img[src], audio[src], source[src], track[src]', 'src'),
        ...values('img[srcset], source[srcset]', 'srcset').flatMap(inSrcset),
      ],
      ids: values('[id]', 'id'),
      unheadedArticles: all('article')
        .filter(
          (article) =>
            ![...article.querySelectorAll('h1, h2, h3, h4, h5, h6')].some(
              (heading) => heading.closest('article, section, nav, aside') === article,
            ),
        )
        .map((article) => article.textContent.slice(0, 40)),
      misplacedAutocompletes: all('input[autocomplete]')
        .filter((input) => CHOSEN.includes(input.getAttribute('type') ?? 'text'))
        .map((input) => `${input.getAttribute('type')} ${input.getAttribute('name')}`),
      structuredData,
      breadcrumbs: all('nav[aria-label="Fil d’Ariane"] li').map((step) => step.textContent),
      times: values('time', 'datetime'),
      words: '',
    };
    for (const element of all('script, style, template')) element.remove();
    return { ...found, words: document.body.textContent.replace(/\s/g, '') };
  }, html);
