import type { Metadata } from 'next';
import { Lost } from '@/components/site/Lost';

export const metadata: Metadata = { title: 'Page introuvable' };

export default function NotFound() {
  return <Lost />;
}
