import { toolPicture } from '@/lib/server/share-image/pictures';
import { shareResponse } from '@/lib/server/share-image/respond';
import { loadTools } from '@/lib/server/content/tools';
import { findByFile, shareFile } from '@/lib/share/file';
import { toolWords } from '@/lib/share/words';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  loadTools().map(({ id }) => ({ file: shareFile(id) }));

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** What is shown of a tool where it is shared. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const tool = findByFile(loadTools(), file, ({ id }) => id);
  return shareResponse(toolWords(tool), toolPicture(tool));
}
