import { loadDocuments } from '@/lib/server/content/documents/documents';
import { documentPicture } from '@/lib/server/share-image/pictures';
import { shareResponse } from '@/lib/server/share-image/respond';
import { findByFile, shareFile } from '@/lib/share/file';
import { documentWords } from '@/lib/share/words';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  loadDocuments().map(({ slug }) => ({ file: shareFile(slug) }));

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** What is shown of a document where it is shared. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const document = findByFile(loadDocuments(), file, ({ slug }) => slug);
  return shareResponse(documentWords(document), documentPicture(document));
}
