/** Whether the views follow the story; suspended, they stay where a hand has put them. */
export type Following = 'off' | 'on' | 'suspended';

/** What happens to following. A seek and a pause are none of these: they change what is told, not whether it is followed. */
export type FollowingEvent = 'start' | 'stop' | 'gesture' | 'resume' | 'ended';

/**
 * Reduces an event to the next state of following: only a press starts or resumes it, neither time nor a chapter
 * does.
 */
export function nextFollowing(now: Following, event: FollowingEvent): Following {
  switch (event) {
    case 'start':
      return 'on';
    case 'stop':
    case 'ended':
      return 'off';
    case 'gesture':
      return now === 'on' ? 'suspended' : now;
    case 'resume':
      return now === 'suspended' ? 'on' : now;
  }
}
