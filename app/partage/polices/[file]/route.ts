import { FACES, fontFile } from '@/lib/server/lettering/fonts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => FACES.map((face) => ({ file: `${face}.woff2` }));

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** Serves a font of the site at a stable address, for the embedded player. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const face = FACES.find((candidate) => file === `${candidate}.woff2`);
  if (face === undefined) throw new Error(`« ${file} » n’est pas une police du site.`);
  return new Response(new Uint8Array(fontFile(face)), {
    headers: { 'Content-Type': 'font/woff2' },
  });
}
