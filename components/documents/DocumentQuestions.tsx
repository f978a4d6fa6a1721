import { DocumentSection } from '@/components/documents/DocumentSection';
import { Disclosure } from '@/components/ui/Disclosure';
import type { DocumentRecord } from '@/lib/documents/record';

/** Renders three questions on a document; each unfolds its answer, and is printed open. */
export function DocumentQuestions({ questions }: Pick<DocumentRecord, 'questions'>) {
  return (
    <DocumentSection id="questions" title="Trois questions">
      <div>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </DocumentSection>
  );
}
