/** Outcome of a share: the system's sheet took the link, the clipboard did, or neither. */
export type ShareOutcome = 'shared' | 'copied' | 'refused';

/** Shares a link through the system's sheet on a touch screen, which suits touch, else through the clipboard. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if (isTouched() && (await openShareSheet(title, url))) return 'shared';
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

const isTouched = (): boolean =>
  'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Opens the share sheet. @returns false when it failed; a cancelled one counts as success */
async function openShareSheet(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
