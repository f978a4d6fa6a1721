/**
 * An event of the player. `moved`: position or rate changed abruptly, so that clocks derived from them must be reset.
 */
export type PlayerEvent = 'pause' | 'resume' | 'ended' | 'moved';
