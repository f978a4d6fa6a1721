'use client';

import './tokens.css';
import './bars.css';
import './base.css';

/** Renders the error page of a failed root layout: plain text and a button that retries. */
export default function GlobalError({ reset }: { readonly reset: () => void }) {
  return (
    <html lang="fr">
      <body>
        <title>Erreur – Chroniques de l’Islam</title>
        <main id="contenu">
          <h1>Le site n’a pas pu s’afficher</h1>
          <p>Une partie du site n’est pas arrivée, ou un incident s’est produit.</p>
          <button type="button" onClick={reset}>
            Réessayer
          </button>
        </main>
      </body>
    </html>
  );
}
