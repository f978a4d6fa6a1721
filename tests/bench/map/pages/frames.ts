/** Notes the time between frames, in milliseconds, until it is stopped. */
export function recordFrames(): () => readonly number[] {
  const deltas: number[] = [];
  let last: number | null = null;
  let request = requestAnimationFrame(function note(now) {
    if (last !== null) deltas.push(now - last);
    last = now;
    request = requestAnimationFrame(note);
  });
  return () => {
    cancelAnimationFrame(request);
    return deltas;
  };
}
