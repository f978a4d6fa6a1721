import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StageTools } from '@/components/buildings/stage/StageTools.client';

it('each effect of a drag, a pinch or the wheel has a button in each direction', async () => {
  const user = userEvent.setup();
  const handlers = {
    onTurn: jest.fn(),
    onZoom: jest.fn(),
    onMove: jest.fn(),
    onTap: jest.fn(),
  };
  render(<StageTools hands={handlers} isInteractive={false} onToggleInteractive={jest.fn()} />);
  for (const button of screen.getAllByRole('button', { hidden: true }))
    await user.click(button);
  const signsOf = (calls: readonly (readonly number[])[], index: number): readonly number[] =>
    [...new Set(calls.map((call) => Math.sign(call[index] ?? 0)))].toSorted((a, b) => a - b);
  const turns = handlers.onTurn.mock.calls as number[][];
  const moves = handlers.onMove.mock.calls as number[][];
  for (const index of [0, 1]) {
    expect(signsOf(turns, index)).toEqual([-1, 0, 1]);
    expect(signsOf(moves, index)).toEqual([-1, 0, 1]);
  }
  const factors = (handlers.onZoom.mock.calls as number[][]).map(([factor = 1]) => factor);
  expect(factors.filter((factor) => factor < 1)).toHaveLength(1);
  expect(factors.filter((factor) => factor > 1)).toHaveLength(1);
});
