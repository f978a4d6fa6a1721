import { DocumentDrawing } from '@/components/documents/DocumentDrawing';
import { DocumentExtract } from '@/components/documents/DocumentExtract';
import { DocumentFacts, type FactPlace } from '@/components/documents/DocumentFacts';
import type { DatedLink } from '@/components/documents/DocumentList';
import { DocumentNeighbours } from '@/components/documents/DocumentNeighbours';
import { DocumentQuestions } from '@/components/documents/DocumentQuestions';
import { DocumentRelations } from '@/components/documents/DocumentRelations';
import { DocumentSection } from '@/components/documents/DocumentSection';
import { DocumentVerdicts } from '@/components/documents/DocumentVerdicts';
import { SourceList } from '@/components/site/SourceList';
import { drawingPath } from '@/lib/documents/address';
import type { DocumentLink, HistoricalDocument } from '@/lib/documents/document';
import type { PagePath } from '@/lib/site/pages';
import styles from './DocumentPage.module.css';

interface DocumentPageProps {
  readonly document: HistoricalDocument;
  readonly places: readonly FactPlace[];
  readonly episodes: readonly { readonly title: string; readonly path: PagePath }[];
  readonly people: readonly { readonly name: string; readonly role: string }[];
  readonly reconstructions: readonly DatedLink[];
  readonly previous: DocumentLink | null;
  readonly next: DocumentLink | null;
}

/** Renders the page of a document: drawing and facts beside its content and the historians' conclusions. */
export function DocumentPage(props: DocumentPageProps) {
  const { document, places, episodes, people, reconstructions, previous, next } = props;
  const { slug, drawing, description, extracts, concludes, leavesOpen, sources } = document;
  return (
    <div>
      <div className={styles.columns}>
        <div className={styles.label}>
          <DocumentDrawing src={drawingPath(slug)} alt={drawing.alt} note={drawing.note} />
          <DocumentFacts {...document} places={places} />
        </div>
        <div className={styles.text}>
          <DocumentSection id="notice" title="Ce que c’est">
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </DocumentSection>
          {extracts.length > 0 && (
            <DocumentSection id="texte" title="Ce qu’on y lit">
              {extracts.map((extract) => (
                <DocumentExtract key={extract.text} extract={extract} />
              ))}
            </DocumentSection>
          )}
          <DocumentVerdicts concludes={concludes} leavesOpen={leavesOpen} />
          <DocumentQuestions questions={document.questions} />
          <DocumentSection id="bibliographie" title="Bibliographie">
            <SourceList sources={sources} />
          </DocumentSection>
          <DocumentRelations
            episodes={episodes}
            people={people}
            reconstructions={reconstructions}
          />
        </div>
      </div>
      <DocumentNeighbours previous={previous} next={next} />
    </div>
  );
}
