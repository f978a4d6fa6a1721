/** The text with its first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether it begins with a letter that has a capital, and is not one. */
export const startsSmall = (text: string): boolean => text !== capital(text);
