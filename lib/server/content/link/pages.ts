import 'server-only';
import { mapPath } from '@/lib/map/address';
import { missingFile } from '@/lib/server/content/files/missingFile';
import type { Records } from '@/lib/server/content/records';
import { PAGES, PAGE_IDS } from '@/lib/site/pages';

/** Lists missing pictures of the site, the shop and the tools, links of tools to unknown maps, and unknown pages. */
export const pageProblems = ({
  site,
  shop,
  tools,
  maps,
  editorial,
}: Records): readonly string[] => [
  ...missingFile('content/site.json → about.image.src', site?.about.image.src),
  ...(shop?.planned ?? []).flatMap(({ images }, itemIndex) =>
    images.flatMap((image, imageIndex) =>
      missingFile(`content/shop.json → planned.${itemIndex}.images.${imageIndex}`, image),
    ),
  ),
  ...toolProblems(tools ?? [], new Set<string>(maps.map(({ name }) => mapPath(name)))),
  ...unknownPages(editorial?.pages ?? {}),
];

const PAGE_PATHS = new Set<string>(PAGE_IDS.map((id) => PAGES[id].path));

/** Lists the addresses of `editorial.json` that are no page of the site. */
const unknownPages = (pages: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(pages).flatMap((path) =>
    PAGE_PATHS.has(path)
      ? []
      : [
          `content/editorial.json → pages : l’adresse d’une page est attendue, « ${path} » n’en est pas une`,
        ],
  );

/** Lists the tools that lead to an unknown map. */
const toolProblems = (
  tools: NonNullable<Records['tools']>,
  mapPaths: ReadonlySet<string>,
): readonly string[] =>
  tools.flatMap(({ imageUrl, link }, index) => [
    ...missingFile(`content/tools.json → ${index}.imageUrl`, imageUrl),
    ...(link.startsWith(mapPath('')) && !mapPaths.has(link)
      ? [
          `content/tools.json → ${index}.link : l’adresse d’une carte est attendue, « ${link} » n’est celle d’aucune`,
        ]
      : []),
  ]);
