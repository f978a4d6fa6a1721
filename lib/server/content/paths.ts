import 'server-only';
import type { LearningPath } from '@/lib/paths/path';
import { loadContent } from '@/lib/server/content/loadContent';

/** Loads the learning paths, by id in alphabetical order. */
export const loadPaths = (): readonly LearningPath[] => loadContent().paths;

/** Finds a learning path by its id; null for an unknown id. */
export const findPath = (id: string): LearningPath | null =>
  loadPaths().find((path) => path.id === id) ?? null;
