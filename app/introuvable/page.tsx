import type { Metadata } from 'next';
import { Lost } from '@/components/site/Lost';

export const metadata: Metadata = { title: 'Page introuvable', robots: { index: false } };

/** Where a link to nowhere leads inside the site: the 404 page, without the reload that would stop the sound. */
export default function LostPage() {
  return <Lost />;
}
