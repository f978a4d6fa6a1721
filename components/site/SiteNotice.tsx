import { Button } from '@/components/ui/Button';
import styles from './SiteNotice.module.css';

const MESSAGES = {
  unreachable:
    'Cette page ne peut pas être atteinte : le réseau ou le site ne répond pas. Vous restez ici, et la lecture en cours continue.',
  retrying: 'Nouvel essai…',
  outdated:
    'Le site a été mis à jour : cette page s’ouvrira en le rechargeant. La lecture reprendra à la même seconde.',
  waiting:
    'Le site ne répond pas : la page ne peut pas être rechargée maintenant. La lecture en cours continue.',
  unready: 'Cette page n’est pas arrivée entière : ses boutons ne répondent pas encore.',
} as const;

const ACTIONS = [
  { action: 'retry', label: 'Réessayer', messages: 'unreachable retrying' },
  { action: 'open', label: 'Ouvrir la page', messages: 'outdated waiting' },
  { action: 'reload', label: 'Recharger la page', messages: 'unready' },
] as const;

/**
 * Renders every message about a page that fails to load, with buttons that retry or reload. The
 * server writes all messages, since the scripts may be missing; `data-message` selects the visible
 * message, and components/site/beforeHydration answers the buttons.
 */
export function SiteNotice() {
  return (
    <div
      id="avis"
      className={styles.root}
      role="status"
      data-message=""
      suppressHydrationWarning
    >
      <section className={styles.card} aria-label="Avis du site">
        {Object.entries(MESSAGES).map(([message, text]) => (
          <p key={message} data-for={message}>
            {text}
          </p>
        ))}
        <div className={styles.actions}>
          {ACTIONS.map(({ action, label, messages }) => (
            <Button
              key={action}

              look="gold"
              data-for={messages}
              data-notice={action}
            >
              {label}
            </Button>
          ))}
          <Button look="outline" data-notice="stay">
            Fermer l’avis
          </Button>
        </div>
      </section>
    </div>
  );
}
