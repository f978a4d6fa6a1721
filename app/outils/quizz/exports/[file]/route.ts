import { notFound } from 'next/navigation';
import { exportedFile, exportFiles } from '@/lib/server/content/classroom/exports';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => exportFiles().map((file) => ({ file }));

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** Serves the questions of an episode, or all of them, in the format of another program. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const { type, body } = exportedFile(file) ?? notFound();
  return new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${file}"` },
  });
}
