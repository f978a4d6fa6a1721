/**
 * Event of the player. `pause`, `resume`: the listener asked for it; `ended`: the audio ended; `moved`: position or
 * rate changed abruptly (the position state of the Media Session specification), so that derived clocks must be reset.
 */
export type PlayerEvent = 'pause' | 'resume' | 'ended' | 'moved';
