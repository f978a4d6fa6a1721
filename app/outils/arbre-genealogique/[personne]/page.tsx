import type { Metadata } from 'next';
import { KinshipForm } from '@/components/genealogy/kinship/KinshipForm';
import { PersonPage as Page } from '@/components/genealogy/person/PersonPage';
import { MarkPage } from '@/components/notebook/MarkPage';
import { ArticleLinks } from '@/components/site/ArticleLinks';
import { Cite } from '@/components/site/Cite';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { personPath } from '@/lib/genealogy/address';
import { personDescription } from '@/lib/genealogy/words/description';
import { kinWords } from '@/lib/genealogy/words/kinWords';
import { personShareImage } from '@/lib/seo/shareImage';
import { buildingsNaming } from '@/lib/server/content/buildings/buildings';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { loadPeopleByName } from '@/lib/server/content/genealogy/lists';
import { personFacts } from '@/lib/server/content/genealogy/personFacts';
import { articlesFor } from '@/lib/server/content/notices/articles';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { referenceOf } from '@/lib/server/content/notices/reference';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { personGraph, breadcrumbsToPerson } from '@/lib/server/seo/person';
import { entriesOfPerson } from '@/lib/server/timeline/timelineLinks';

export const dynamicParams = false;

interface PersonPageProps {
  readonly params: Promise<{ personne: string }>;
}

export const generateStaticParams = () =>
  [...loadGenealogy().people.keys()].map((personne) => ({ personne }));

const personReference = ({ id, name }: { readonly id: string; readonly name: string }) =>
  referenceOf({ path: personPath(id), title: name });

export async function generateMetadata({ params }: PersonPageProps): Promise<Metadata> {
  const person = personFacts((await params).personne);
  return pageMetadata({
    title: `${person.name} – ${loadGenealogy().record.title}`,
    description: personDescription(person),
    path: personPath(person.id),
    reference: personReference(person),
    image: personShareImage(person),
  });
}

export default async function PersonPage({ params }: PersonPageProps) {
  const person = personFacts((await params).personne);
  const { subject } = loadGenealogy().record;
  const kin = kinWords(person);
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsToPerson(person)} title={person.name}>
        <p>
          <span>{person.role}</span>
          {kin !== null && <span>{` ${kin}`}</span>}
        </p>
      </ShortHead>
      <PageBody>
        <Page
          person={person}
          events={entriesOfPerson(person.id).map(({ id, title, when }) => ({
            id,
            title,
            when,
          }))}
          reconstructions={buildingsNaming('people', person.id)}
          form={
            <KinshipForm
              people={loadPeopleByName()}
              from={person.id}
              to={person.id === subject ? (person.parents[0]?.id ?? subject) : subject}
            />
          }
        />
        <MarkPage kind="person" title={person.name} page={personPath(person.id)} />
        <ArticleLinks articles={articlesFor(person.role, ...person.notes)} />
      </PageBody>
      <EditorialNote editorial={editorialOfPage(personPath(person.id))} isAlone />
      <Cite reference={personReference(person)} isAlone />
      <JsonLd data={personGraph(person)} />
    </>
  );
}
