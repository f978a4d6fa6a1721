/** Minutes, or the end of what is being heard. */
export type SleepChoice = number | 'off' | 'chapter' | 'episode';

export const SLEEP_MINUTES: readonly number[] = [5, 10, 15, 30, 45, 60];

/** The choice that a form's text stands for; 'off' for any that is not offered. */
export function readSleepChoice(text: string): SleepChoice {
  if (text === 'chapter' || text === 'episode') return text;
  return SLEEP_MINUTES.find((minutes) => String(minutes) === text) ?? 'off';
}
