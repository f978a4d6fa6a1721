import type { ReactNode } from 'react';
import { staticMarkup } from '@/components/ui/written/staticMarkup';

interface WrittenProps {
  /** Host elements and plain components only; see `staticMarkup`. */
  readonly children: ReactNode;
}

/**
 * Renders markup as one HTML string, which React neither hydrates nor renders again. Its links are
 * plain: the component around it routes their clicks.
 */
export function Written({ children }: WrittenProps) {
  return <div dangerouslySetInnerHTML={{ __html: staticMarkup(children) }} />;
}
