import type { QuizLeaf } from 'schema-dts';
import { pageAddress } from '@/lib/seo/ids';
import { licenceNode, publisherReference, type Publication } from '@/lib/seo/graph/publication';

interface QuizFacts {
  readonly name: string;
  readonly description: string;
  /** Subjects of the questions. */
  readonly themes: readonly string[];
  /** Difficulties, easiest first. */
  readonly levels: readonly string[];
  readonly path: string;
  /** Terms of use in class. */
  readonly permission: string;
}

export const quizName = (origin: string, path: string): string => `${origin}${path}#quiz`;

/** Builds the Quiz without questions, which are drawn for each player. */
export const quizNode = (facts: QuizFacts, publication: Publication): QuizLeaf => ({
  '@type': 'Quiz',
  '@id': quizName(publication.origin, facts.path),
  name: facts.name,
  description: facts.description,
  url: pageAddress(publication.origin, facts.path),
  inLanguage: 'fr',
  isAccessibleForFree: true,
  interactivityType: 'active',
  educationalLevel: facts.levels,
  about: facts.themes.map((name) => ({ '@type': 'Thing', name })),
  publisher: publisherReference(publication),
  license: licenceNode(facts.permission, publication.origin),
});
