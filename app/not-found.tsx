import type { Metadata } from 'next';
import { NotFound } from '@/components/site/page/NotFound';
import { loadContent } from '@/lib/server/content/loadContent';

export const metadata: Metadata = { title: 'Page introuvable' };

export default function NotFoundPage() {
  return <NotFound maps={loadContent().maps} />;
}
