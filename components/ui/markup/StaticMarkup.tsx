import type { ReactNode } from 'react';
import { renderStaticMarkup } from '@/components/ui/markup/renderStaticMarkup';

interface StaticMarkupProps {
  /** Host elements and plain components only; see `renderStaticMarkup`. */
  readonly children: ReactNode;
}

/**
 * Renders markup as one HTML string, which React neither hydrates nor renders again. Its links are
 * plain `<a>`: the parent component routes their clicks.
 */
export function StaticMarkup({ children }: StaticMarkupProps) {
  return <div dangerouslySetInnerHTML={{ __html: renderStaticMarkup(children) }} />;
}
