import { tabStorage } from '@/components/ui/browser/storage';

/** The tab's own memory of the quiz that runs in it. */
const KEY = 'quiz';

export const readStoredRun = (): string | null => tabStorage.read(KEY);

/** @param text null to forget */
export const writeStoredRun = (text: string | null): void => void tabStorage.write(KEY, text);
