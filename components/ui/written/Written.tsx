import type { ReactNode } from 'react';
import { staticMarkup } from '@/components/ui/written/staticMarkup';

interface WrittenProps {
  /** Host elements and plain components only; see `staticMarkup`. */
  readonly children: ReactNode;
}

/** Markup that the server writes once and no script renders again; its links are followed by whoever holds it. */
export function Written({ children }: WrittenProps) {
  return <div dangerouslySetInnerHTML={{ __html: staticMarkup(children) }} />;
}
