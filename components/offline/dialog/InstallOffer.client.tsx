'use client';

import { installOffer, declineInstallation } from '@/components/offline/browser/installPrompt';
import { ActionButton, ActionRow } from '@/components/offline/dialog/ActionRow';
import { useObservable } from '@/components/player/useObservable';

/** Renders the offer to install the site, where the browser can install; nothing after a visitor has declined. */
export function InstallOffer() {
  const install = useObservable(installOffer);
  if (install === null) return null;
  return (
    <>
      <p>
        {
          'Installé comme une application, le site s’ouvre sans réseau depuis l’écran d’accueil, et ses fichiers sont mieux gardés.'
        }
      </p>
      <ActionRow>
        <ActionButton onPress={() => void install()}>Installer le site</ActionButton>
        <ActionButton look="plain" onPress={declineInstallation}>
          Non merci
        </ActionButton>
      </ActionRow>
    </>
  );
}
