import type { Metadata } from 'next';
import { NotFound } from '@/components/site/page/NotFound';
import { loadContent } from '@/lib/server/content/loadContent';

export const metadata: Metadata = { title: 'Page introuvable', robots: { index: false } };

/** Renders the 404 page for links inside the site, without the reload that would end the sound. */
export default function NotFoundPage() {
  return <NotFound maps={loadContent().maps} />;
}
