import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathProgressPanel } from '@/components/paths/PathProgressPanel.client';
import { StepCheckbox } from '@/components/paths/StepCheckbox.client';

const STEPS = [
  { key: 'episode:un', title: 'Le premier', anchor: 'etape-1' },
  { key: 'place:medine', title: 'Médine', anchor: 'etape-2' },
];

const pathPage = (id: string) => (
  <>
    <PathProgressPanel pathId={id} steps={STEPS} />
    {STEPS.map(({ key, title }) => (
      <StepCheckbox key={key} pathId={id} stepKey={key} title={title} />
    ))}
  </>
);

const panel = () => within(screen.getByRole('region', { name: 'Votre avancée' }));

afterEach(() => jest.restoreAllMocks());

it('the progress on a path counts and stores the checked steps, and links to the next step', async () => {
  const { unmount } = render(pathPage('premier'));
  expect(panel().getByRole('status')).toHaveTextContent('0 étape sur 2');
  expect(panel().getByRole('link', { name: /^Commencer/ })).toHaveAttribute('href', '#etape-1');
  await userEvent.click(screen.getByRole('checkbox', { name: /Le premier/ }));
  expect(panel().getByRole('status')).toHaveTextContent('1 étape sur 2');
  expect(panel().getByRole('link', { name: /^Continuer.*Médine/ })).toHaveAttribute(
    'href',
    '#etape-2',
  );
  expect(localStorage.getItem('parcours')).toBe('{"premier":["episode:un"]}');
  unmount();
  render(pathPage('premier'));
  expect(screen.getByRole('checkbox', { name: /Le premier/ })).toBeChecked();
});

it('« Tout décocher » at the end of a path erases the progress of that path only', async () => {
  localStorage.setItem('parcours', '{"autre":["place:medine"]}');
  render(pathPage('second'));
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Tout décocher' }));
  expect(screen.getByRole('region', { name: 'Votre avancée' })).toHaveFocus();
  expect(localStorage.getItem('parcours')).toBe('{"autre":["place:medine"]}');
});

it('the progress on a path follows the changes of another tab', async () => {
  render(pathPage('tiers'));
  localStorage.setItem('parcours', '{"tiers":["place:medine"]}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'parcours' }));
  expect(await screen.findByRole('checkbox', { name: /Médine/ })).toBeChecked();
});

it('the progress on a path lasts for the visit where storage is refused, with a notice', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  render(pathPage('refuse'));
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  expect(panel().getByRole('status')).toHaveTextContent('2 étapes sur 2');
  expect(panel().getByText(/refuse de garder votre avancée/)).toBeInTheDocument();
});
