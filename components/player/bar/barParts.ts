/** What the bar is made of beside its shell: fetched together, when somebody is about to listen. */
export { CloseButton } from '@/components/player/bar/CloseButton.client';
export { LateExtras } from '@/components/player/bar/LateExtras.client';
export { NowPlaying } from '@/components/player/bar/NowPlaying.client';
export { PlayerNotice } from '@/components/player/bar/PlayerNotice.client';
export { SeekBar } from '@/components/player/bar/SeekBar.client';
export { VolumeControl } from '@/components/player/bar/VolumeControl.client';
