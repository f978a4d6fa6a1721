'use client';

import { useEffect } from 'react';
import intro from '@/components/site/PageIntro.module.css';
import buttonStyles from '@/components/ui/Button.module.css';
import { Eyebrow } from '@/components/ui/Eyebrow';
import { ButtonLink } from '@/components/ui/ButtonLink';

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

/**
 * A page that failed; the bar and the player around it go on. It is sent to every visitor in advance, so it
 * borrows the look of a page's head without the drawing behind it.
 */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <div className={intro.root}>
      <div className={intro.text}>
        <Eyebrow>Erreur</Eyebrow>
        <h1 className={intro.title}>Cette page n’a pas pu s’afficher</h1>
        <div className={intro.lead}>
          <p>Un incident s’est produit de notre côté. La lecture en cours continue.</p>
          <button type="button" className={buttonStyles.root} data-look="gold" onClick={reset}>
            Réessayer
          </button>
          <ButtonLink href="/" look="outline">
            Revenir à l’accueil
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
