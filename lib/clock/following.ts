/** Whether views follow the story; suspended after a manual movement. */
export type Following = 'off' | 'on' | 'suspended';

/** An event that changes the state of following; a seek or a pause changes the narrated moment only. */
export type FollowingEvent = 'start' | 'stop' | 'gesture' | 'resume' | 'ended';

/** Reduces an event to the next state of following: only a press starts or resumes following, not time or a chapter. */
export function nextFollowing(following: Following, event: FollowingEvent): Following {
  switch (event) {
    case 'start':
      return 'on';
    case 'stop':
    case 'ended':
      return 'off';
    case 'gesture':
      return following === 'on' ? 'suspended' : following;
    case 'resume':
      return following === 'suspended' ? 'on' : following;
  }
}
