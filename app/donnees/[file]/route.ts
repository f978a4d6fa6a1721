import { notFound } from 'next/navigation';
import { dataFile, dataFiles } from '@/lib/server/data/files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => dataFiles().map(({ name }) => ({ file: name }));

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** Serves a data file to download, which pages of other sites may fetch too (CORS). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { type, body } = dataFile((await params).file) ?? notFound();
  return new Response(body, {
    headers: { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' },
  });
}
