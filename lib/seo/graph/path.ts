import type { LearningResourceLeaf } from 'schema-dts';
import { pathPath } from '@/lib/paths/address';
import type { LearningPath } from '@/lib/paths/path';
import { pageAddress, pathId } from '@/lib/seo/ids';

interface PathFacts {
  readonly origin: string;
  /** The `@id` of the list of steps. */
  readonly steps: string;
}

/** Builds the node of a learning path: a LearningResource with the list of its steps as its part. */
export const pathNode = (
  path: LearningPath,
  { origin, steps }: PathFacts,
): LearningResourceLeaf => ({
  '@type': 'LearningResource',
  '@id': pathId(origin, path.id),
  name: path.title,
  description: path.summary,
  learningResourceType: 'Parcours',
  url: pageAddress(origin, pathPath(path.id)),
  inLanguage: 'fr',
  isAccessibleForFree: true,
  audience: { '@type': 'Audience', audienceType: path.audience },
  hasPart: { '@id': steps },
});
