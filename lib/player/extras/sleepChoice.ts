/** Minutes, or the end of the current chapter or episode. */
export type SleepDuration = number | 'off' | 'chapter' | 'episode';

export const SLEEP_MINUTES: readonly number[] = [5, 10, 15, 30, 45, 60];

/** Parses the value of the timer's field; 'off' for an unknown one. */
export function readSleepChoice(text: string): SleepDuration {
  if (text === 'chapter' || text === 'episode') return text;
  return SLEEP_MINUTES.find((minutes) => String(minutes) === text) ?? 'off';
}
