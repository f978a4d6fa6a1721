import type { Rule } from './crawler';
import { eachPage, repeatedValues } from './eachPage';

/**
 * Faults that the Nu Html Checker (`npm run check:html`) has found on pages of this site, for
 * machines without Java. The standard allows `autocomplete` on text fields and selects, not on
 * radio buttons and checkboxes (HTML, § 4.10.18.7 « Autofill »).
 */
export const MARKUP_RULES: Readonly<Record<string, Rule>> = {
  'each id is unique within its page': eachPage(({ ids }) => repeatedValues(ids).join(', ')),
  'each article has its own heading': eachPage(({ unheadedArticles }) =>
    unheadedArticles.join(', '),
  ),
  'only text fields and selects have an `autocomplete`': eachPage(
    ({ misplacedAutocompletes }) => misplacedAutocompletes.join(', '),
  ),
};
