const MARK = /\[([^\]]+)\]\([a-z]+:[^)]+\)/gu;

/** The sentence as it is read and heard: `[La Mecque](lieu:la-mecque)` becomes `La Mecque`. */
export function stripMarks(sentence: string): string {
  return sentence.replace(MARK, '$1');
}
