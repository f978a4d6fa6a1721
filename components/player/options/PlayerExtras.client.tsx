'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { browserExtras } from '@/components/player/options/browserExtras';
import { OptionsButton } from '@/components/player/options/OptionsButton.client';
import { usePlayer } from '@/components/player/PlayerContext.client';
import type { OptionSlots } from '@/components/player/options/OptionsPanel.client';
import { ShortcutHelp } from '@/components/player/options/ShortcutHelp.client';
import { SpeedButton } from '@/components/player/bar/SpeedButton.client';
import { useShortcuts } from '@/components/player/options/useShortcuts';
import { createExtras } from '@/lib/player/extras/extras';

interface PlayerExtrasProps {
  readonly slots: OptionSlots;
  readonly above: ReactNode;
}

/** Renders speed, options and shortcuts; loaded with the first episode, so that no page waits for them. */
export function PlayerExtras({ slots, above }: PlayerExtrasProps) {
  const player = usePlayer();
  const [extras] = useState(() => createExtras(player, browserExtras()));
  const help = useRef<HTMLDialogElement>(null);
  const showHelp = (): void => help.current?.showModal();
  useEffect(() => extras.connect(), [extras]);
  useShortcuts(extras, showHelp);
  return (
    <>
      <SpeedButton />
      <OptionsButton extras={extras} slots={slots} onHelp={showHelp} />
      {above}
      <ShortcutHelp ref={help} isOn={extras.hasShortcuts} />
    </>
  );
}
