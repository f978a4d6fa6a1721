/** What a player tells those who listen to it. `moved`: its position or speed has jumped, so that a clock kept elsewhere is wrong. */
export type PlayerEvent = 'pause' | 'resume' | 'ended' | 'moved';
