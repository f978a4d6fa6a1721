/** Returns the number of an inclusive range that is closest to a value. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
