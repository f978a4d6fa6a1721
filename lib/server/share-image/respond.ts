import 'server-only';
import type { Sharp } from 'sharp';
import { drawCard } from '@/lib/server/share-image/card';
import type { ShareWords } from '@/lib/share/words';

/** The picture of a shared link, as an answer. */
export async function shareResponse(
  words: ShareWords,
  shown: Sharp | Promise<Sharp>,
): Promise<Response> {
  const bytes = await drawCard(words, await shown);
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/jpeg' } });
}
