import type { ItemListLeaf, LearningResourceLeaf } from 'schema-dts';
import { absolute } from '@/lib/rss/buildItem';
import { pageAddress } from '@/lib/seo/ids';
import type { Tool } from '@/lib/tools/tool';

export interface ListedPage {
  readonly name: string;
  /** Address on this site. */
  readonly path: string;
}

interface ListFacts {
  /** The `@id` of the list. */
  readonly id: string;
  readonly origin: string;
  /** Number of items on the preceding pages of the list. */
  readonly before?: number;
  /** Number of items on all pages. */
  readonly total?: number;
}

/** Builds the ItemList of pages in display order; an item without a page (null) keeps its position. */
export const itemList = (
  pages: readonly (ListedPage | null)[],
  { id, origin, before = 0, total = pages.length }: ListFacts,
): ItemListLeaf => ({
  '@type': 'ItemList',
  '@id': id,
  numberOfItems: total,
  itemListElement: pages.flatMap((page, index) =>
    page === null
      ? []
      : [
          {
            '@type': 'ListItem' as const,
            position: before + index + 1,
            name: page.name,
            url: pageAddress(origin, page.path),
          },
        ],
  ),
});

/** Builds the ItemList of the catalogue; an announced tool has no address yet. */
export const toolList = (
  tools: readonly Tool[],
  { id, origin }: Pick<ListFacts, 'id' | 'origin'>,
): ItemListLeaf => ({
  '@type': 'ItemList',
  '@id': id,
  numberOfItems: tools.length,
  itemListElement: tools.map((tool, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: toolNode(tool, origin),
  })),
});

const toolNode = (
  { title, description, category, imageUrl, comingSoon, link }: Tool,
  origin: string,
): LearningResourceLeaf => ({
  '@type': 'LearningResource',
  name: title,
  description,
  learningResourceType: category,
  image: absolute(imageUrl, origin),
  inLanguage: 'fr',
  isAccessibleForFree: true,
  ...(comingSoon ? {} : { url: pageAddress(origin, link) }),
});
