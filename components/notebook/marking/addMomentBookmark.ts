import { browserNotebook } from '@/components/notebook/browserNotebook';
import { lastMark } from '@/components/notebook/marking/lastMark';
import { loadSentences } from '@/components/notebook/sentenceFiles';
import { lineAt } from '@/lib/bookmarks/anchor';
import { bookmarkId, type MomentSubject } from '@/lib/bookmarks/bookmark';
import type { Player } from '@/lib/player/core/player';

/**
 * Adds the bookmark of the player's episode at a second, with its sentence when the transcript can be loaded, and opens
 * its sheet.
 */
export async function addMomentBookmark({ playback }: Player, second: number): Promise<void> {
  const currentPlayback = playback.get();
  if (currentPlayback.status === 'empty') return;
  const { id: episode, title, pageUrl: page = null, audioUrl } = currentPlayback.episode;
  const sentences = page === null ? null : await loadSentences(page);
  const subject: MomentSubject = {
    kind: 'moment',
    episode,
    title,
    page,
    sound: page === null ? (audioUrl ?? null) : null,
    second,
    quote: (sentences && lineAt(sentences.lines, second)?.text) ?? '',
  };
  browserNotebook().add(subject);
  lastMark.set({ status: 'made', id: bookmarkId(subject) });
}
