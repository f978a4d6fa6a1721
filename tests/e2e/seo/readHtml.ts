import type { Page } from '@playwright/test';

/** Content of a page's HTML as a robot without script reads it. */
export interface ReadPage {
  readonly lang: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** Contents of `<meta>`, by name or property. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  /** Addresses of `<link>`, by `rel`, and by `rel type` for links with a type. */
  readonly links: Readonly<Record<string, readonly string[]>>;
  /** Addresses of the links that are visible without the player. */
  readonly leads: readonly string[];
  /** Addresses of pictures, audio and subtitles. */
  readonly files: readonly string[];
  readonly ids: readonly string[];
  /** First words of each `<article>` without its own heading. */
  readonly unheadedArticles: readonly string[];
  /** Type and name of each radio button or checkbox with an `autocomplete`. */
  readonly misplacedAutocompletes: readonly string[];
  readonly structuredData: readonly string[];
  readonly breadcrumbs: readonly string[];
  readonly times: readonly string[];
  /** Text of the body, without white space and word joiners. */
  readonly bodyText: string;
}

/** Parses HTML in a browser without rendering it. */
export const readHtml = (page: Page, html: string): Promise<ReadPage> =>
  page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const elementsOf = (selector: string) => [...document.querySelectorAll(selector)];
    const values = (selector: string, attribute: string): string[] =>
      elementsOf(selector).flatMap((element) => element.getAttribute(attribute) ?? []);
    const groupValues = (selector: string, names: readonly string[], attribute: string) => {
      const groups: Record<string, string[]> = {};
      for (const element of elementsOf(selector)) {
        const value = element.getAttribute(attribute) ?? '';
        const [firstName, secondName] = names.map((name) => element.getAttribute(name));
        const keys = secondName
          ? [firstName ?? secondName, `${firstName} ${secondName}`]
          : [firstName ?? ''];
        for (const key of new Set(keys)) (groups[key] ??= []).push(value);
      }
      return groups;
    };
    const addressesInSrcset = (srcset: string): string[] =>
      srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
    const NON_TEXT_TYPES = ['radio', 'checkbox', 'button', 'submit', 'reset', 'image', 'file'];
    const structuredData = elementsOf('script[type="application/ld+json"]').map(
      (script) => script.textContent,
    );
    const content = {
      lang: document.documentElement.lang,
      title: document.title,
      headings: elementsOf('h1').map((heading) => heading.textContent),
      metas: groupValues('meta[content]', ['property', 'name'], 'content'),
      links: groupValues('link[href]', ['rel', 'type'], 'href'),
      // Links with `data-needs` stay hidden until the player is loaded.
      leads: values('a[href]:not([data-needs])', 'href'),
      files: [
        ...values('img[src], audio[src], source[src], track[src]', 'src'),
        ...values('img[srcset], source[srcset]', 'srcset').flatMap(addressesInSrcset),
      ],
      ids: values('[id]', 'id'),
      unheadedArticles: elementsOf('article')
        .filter(
          (article) =>
            ![...article.querySelectorAll('h1, h2, h3, h4, h5, h6')].some(
              (heading) => heading.closest('article, section, nav, aside') === article,
            ),
        )
        .map((article) => article.textContent.slice(0, 40)),
      misplacedAutocompletes: elementsOf('input[autocomplete]')
        .filter((input) => NON_TEXT_TYPES.includes(input.getAttribute('type') ?? 'text'))
        .map((input) => `${input.getAttribute('type')} ${input.getAttribute('name')}`),
      structuredData,
      breadcrumbs: elementsOf('nav[aria-label="Fil d’Ariane"] li').map(
        (step) => step.textContent,
      ),
      times: values('time', 'datetime'),
      bodyText: '',
    };
    for (const element of elementsOf('script, style, template')) element.remove();
    return { ...content, bodyText: document.body.textContent.replace(/\s/g, '') };
  }, html);
