'use client';

import './tokens.css';
import './bars.css';
import './base.css';

/** Renders the error page of a failed root layout: plain text, and a link to the same address, which needs no script. */
export default function GlobalError() {
  return (
    <html lang="fr">
      <body>
        <title>Erreur – Chroniques de l’Islam</title>
        <main id="contenu">
          <h1>Le site n’a pas pu s’afficher</h1>
          <p>Une partie du site n’est pas arrivée, ou un incident s’est produit.</p>
          {/* An empty address is that of the page itself. */}
          {/* eslint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a href="">Réessayer</a>
        </main>
      </body>
    </html>
  );
}
