import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { timelinePicture } from '@/lib/server/share-image/timeline';
import { shareResponse } from '@/lib/server/share-image/respond';
import { findByFile, shareFile } from '@/lib/share/file';
import { entryWords } from '@/lib/share/words';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  loadTimeline().entries.map(({ id }) => ({ file: shareFile(id) }));

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** What is shown of an entry of the timeline where it is shared. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const timeline = loadTimeline();
  const entry = findByFile(timeline.entries, file, ({ id }) => id);
  return shareResponse(entryWords(entry), timelinePicture(entry, timeline));
}
