/** Outcome of a share: through the system's share sheet, through the clipboard, or refused by both. */
export type ShareOutcome = 'shared' | 'copied' | 'refused';

/** Shares a link through the system's share sheet on a touch screen, else through the clipboard. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if (hasTouchShareSheet() && (await openShareSheet(title, url))) return 'shared';
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

const hasTouchShareSheet = (): boolean =>
  'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Opens the share sheet. @returns false when the share failed; a cancelled share counts as success */
async function openShareSheet(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
