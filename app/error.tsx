'use client';

import { useEffect } from 'react';
import intro from '@/components/site/page/PageIntro.module.css';
import { Button } from '@/components/ui/Button';
import { Eyebrow } from '@/components/ui/text/Eyebrow';
import { ButtonLink } from '@/components/ui/ButtonLink';

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

/**
 * Renders the error page of a failed route, below the navigation and with the player. This code is in every
 * page's scripts, and therefore reuses the styles of a page's head, without the drawing.
 */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  useEffect(() => console.error(error), [error]);
  // React caches a failed import for the life of the document: only a new document can retry the import.
  // components/site/beforeHydration reloads the page and resumes the sound.
  const isChunkMissing = error.name === 'ChunkLoadError';
  return (
    <div className={intro.root}>
      <div className={intro.text}>
        <Eyebrow>Erreur</Eyebrow>
        <h1 className={intro.title}>Cette page n’a pas pu s’afficher</h1>
        <div className={intro.lead}>
          <p>
            {isChunkMissing
              ? 'Une partie de la page n’est pas arrivée : le réseau l’a perdue, ou le site vient d’être mis à jour. La lecture en cours continue ; si la page se recharge, elle reprend à la même seconde.'
              : 'Un incident s’est produit. La lecture en cours continue.'}
          </p>
          <Button
            look="gold"
            {...(isChunkMissing ? { 'data-notice': 'reload' } : { onClick: reset })}
          >
            Réessayer
          </Button>
          <ButtonLink href="/" look="outline">
            Revenir à l’accueil
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
