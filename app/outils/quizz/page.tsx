import type { Metadata } from 'next';
import { PageIntro } from '@/components/site/PageIntro';
import { ButtonLink } from '@/components/ui/ButtonLink';

export const metadata: Metadata = {
  title: 'Quizz',
  description: 'Un quiz pour vérifier ce que l’on a retenu des épisodes.',
  alternates: { canonical: '/outils/quizz' },
};

export default function QuizPage() {
  return (
    <PageIntro eyebrow="Apprendre" title="Quizz">
      <p>
        Le quiz est en préparation : des questions par épisode, par période et par thème, avec
        leurs explications et leurs sources.
      </p>
      <ButtonLink href="/episodes" look="gold">
        Écouter les épisodes
      </ButtonLink>
    </PageIntro>
  );
}
