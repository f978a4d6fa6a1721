'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { browserExtras } from '@/components/player/options/browserExtras';
import { OptionsButton } from '@/components/player/options/OptionsButton.client';
import { usePlayer } from '@/components/player/PlayerContext.client';
import type { OptionSlots } from '@/components/player/options/OptionsPanel.client';
import { ShortcutHelp } from '@/components/player/options/ShortcutHelp.client';
import { SpeedButton } from '@/components/player/bar/SpeedButton.client';
import { useShortcuts } from '@/components/player/options/useShortcuts';
import type { Player } from '@/lib/player/core/player';
import { createExtras } from '@/lib/player/extras/extras';

interface PlayerExtrasProps {
  readonly slots: OptionSlots;
  /** Controls in the bar, before the speed. */
  readonly first: ReactNode;
  readonly above: ReactNode;
  /** Marks the current moment of the player; called by the shortcut. */
  readonly mark: (player: Player) => void;
}

/** Renders speed, options and shortcuts; loaded with the first episode, so that no page waits for the script. */
export function PlayerExtras({ slots, first, above, mark }: PlayerExtrasProps) {
  const player = usePlayer();
  const [extras] = useState(() => createExtras(player, browserExtras()));
  const helpDialog = useRef<HTMLDialogElement>(null);
  const showHelp = (): void => helpDialog.current?.showModal();
  useEffect(() => extras.connect(), [extras]);
  useShortcuts(extras, { help: showHelp, mark });
  return (
    <>
      {first}
      <SpeedButton />
      <OptionsButton extras={extras} slots={slots} onHelp={showHelp} />
      {above}
      <ShortcutHelp ref={helpDialog} isOn={extras.hasShortcuts} />
    </>
  );
}
