import 'server-only';

/** Resolves with the promise or after `ms` milliseconds, whichever comes first; leaves no timer behind. */
export async function waitAtMost(promise: Promise<void>, ms: number): Promise<void> {
  if (ms <= 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
