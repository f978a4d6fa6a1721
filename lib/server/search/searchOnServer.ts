import 'server-only';
import { searchItems } from '@/lib/search/searchItems';
import { createSiteSearch, type SiteSearch } from '@/lib/search/siteSearch';
import { readOnce } from '@/lib/server/content/readOnce';
import { namesIndex, sentencesIndex } from '@/lib/server/search/siteIndex';

const loadSearch = readOnce(() => {
  const names = namesIndex();
  return createSiteSearch(searchItems(names, sentencesIndex()), names.spellings);
});

/** Searches the whole site with the index of its content. */
export const searchOnServer: SiteSearch['answer'] = (query) => loadSearch().answer(query);
