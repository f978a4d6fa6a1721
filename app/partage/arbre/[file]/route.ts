import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { kinOfPerson } from '@/lib/server/content/genealogy/personFacts';
import { lineagePicture } from '@/lib/server/share-image/lineage';
import { shareResponse } from '@/lib/server/share-image/respond';
import { findByFile, shareFile } from '@/lib/share/file';
import { personWords } from '@/lib/share/words';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  [...loadGenealogy().people.keys()].map((id) => ({ file: shareFile(id) }));

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** What is shown of someone of the family tree where they are shared. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const person = findByFile([...loadGenealogy().people.values()], file, ({ id }) => id);
  const { parents, households } = kinOfPerson(person.id);
  const picture = lineagePicture({
    parents: parents.length,
    spouses: households.filter(({ spouse }) => spouse !== null).length,
    children: households.flatMap(({ children }) => children).length,
  });
  return shareResponse(personWords(person), picture);
}
