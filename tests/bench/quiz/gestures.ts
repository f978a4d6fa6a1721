export const GESTURES = ['mode', 'valeur', 'difficulté', 'commencer'] as const;

/** In milliseconds. */
export type Times = Readonly<Record<(typeof GESTURES)[number], number>>;

/** Measures the quiz's gestures up to its first question; each time includes the layout. */
export async function timesOfGestures(): Promise<Times> {
  const times = {
    mode: await timeGesture(() => pressButton('Par thème')),
    valeur: await timeGesture(() => chooseOption(0)),
    difficulté: await timeGesture(() => chooseOption(1)),
    commencer: await timeGesture(() => pressButton('Commencer')),
  };
  if (!document.querySelector('[role=group]')) throw new Error('Le quiz n’a pas commencé.');
  return times;
}

/** Measures a gesture with React's synchronous render, and a layout. */
async function timeGesture(gesture: () => void): Promise<number> {
  const startTime = performance.now();
  gesture();
  await Promise.resolve();
  document.body.getBoundingClientRect();
  return performance.now() - startTime;
}

function pressButton(text: string): void {
  [...document.querySelectorAll('button')]
    .find((button) => button.textContent.includes(text))
    ?.click();
}

function chooseOption(index: number): void {
  const select = document.querySelectorAll('select').item(index);
  select.selectedIndex = 1;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
