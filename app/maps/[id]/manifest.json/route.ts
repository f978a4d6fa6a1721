import { mapManifest } from '@/lib/map/manifest';
import { loadMap, mapIds } from '@/lib/server/content/maps';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => mapIds().map((id) => ({ id }));

interface Context {
  readonly params: Promise<{ id: string }>;
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, record, extent } = loadMap((await params).id);
  return Response.json(mapManifest(id, record, extent));
}
