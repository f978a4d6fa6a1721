'use client';

import { useEffect, useRef, useState } from 'react';
import { browserExtras } from '@/components/player/browser/browserExtras';
import { OptionsButton } from '@/components/player/bar/OptionsButton.client';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { ShortcutHelp } from '@/components/player/options/ShortcutHelp.client';
import { SpeedButton } from '@/components/player/bar/SpeedButton.client';
import { StoryGate } from '@/components/story/StoryGate.client';
import { useShortcuts } from '@/components/player/browser/useShortcuts';
import { createExtras } from '@/lib/player/extras/extras';

/** Speed, options and shortcuts: fetched with the first episode, so that no page waits for them. */
export function PlayerExtras() {
  const player = usePlayer();
  const [extras] = useState(() => createExtras(player, browserExtras()));
  const help = useRef<HTMLDialogElement>(null);
  const showHelp = (): void => help.current?.showModal();
  useEffect(() => extras.connect(), [extras]);
  useShortcuts(extras, showHelp);
  return (
    <>
      <SpeedButton />
      <OptionsButton extras={extras} onHelp={showHelp} />
      <StoryGate />
      <ShortcutHelp ref={help} isOn={extras.hasShortcuts} />
    </>
  );
}
