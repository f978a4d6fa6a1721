import { Disclosure } from '@/components/ui/Disclosure';
import { OwnerLink } from '@/components/ui/OwnerLink';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import type { ContactQuestion } from '@/lib/site/contact';
import styles from './FrequentQuestions.module.css';

interface FrequentQuestionsProps {
  readonly title: string;
  readonly items: readonly ContactQuestion[];
}

/** Renders frequent questions, each answer folded under its question. */
export function FrequentQuestions({ title, items }: FrequentQuestionsProps) {
  return (
    <section className={styles.root} aria-labelledby="questions">
      <SectionHeading id="questions">{title}</SectionHeading>
      <div>
        {items.map(({ question, answer, links }) => (
          <Disclosure key={question} title={question}>
            {answer.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {links.length > 0 && (
              <ul role="list" className={styles.links}>
                {links.map((link) => (
                  <li key={link.href}>
                    <OwnerLink link={link} />
                  </li>
                ))}
              </ul>
            )}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
