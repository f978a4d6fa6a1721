import type { Rule } from './crawler';
import { eachPage, repeated } from './eachPage';

/**
 * Faults that the Nu Html Checker (`npm run check:html`) has found on pages of this site, for
 * machines without Java. The standard allows `autocomplete` on text fields and selects, not on
 * radio buttons and checkboxes (HTML, § 4.10.18.7 « Autofill »).
 */
export const MARKUP_RULES: Readonly<Record<string, Rule>> = {
  'no page has an id twice': eachPage(({ ids }) => repeated(ids).join(', ')),
  'each article has a heading of its own': eachPage(({ unheadedArticles }) =>
    unheadedArticles.join(', '),
  ),
  'only fields that are filled in say what may fill them': eachPage(
    ({ misplacedAutocompletes }) => misplacedAutocompletes.join(', '),
  ),
};
