import { screen } from '@testing-library/react';
import { Banner } from '@/components/home/Banner';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { medine } from '@/tests/unit/lib/player/setUp';

const texts = {
  eyebrow: 'Podcast · Histoire · Cartes',
  title: 'Une histoire',
  intro: 'Un voyage à travers les siècles.',
};

beforeEach(() => {
  const pendingFetch = () => new Promise(() => {});
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: pendingFetch });
});

afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

const renderBanner = () =>
  renderWithPlayer(
    <Banner
      banner={texts}
      latest={medine}
      hasFeed={false}
      first={{ path: '/episodes/le-debut', number: 1 }}
    />,
  );

const pauseSwitch = () => screen.getByRole('checkbox', { name: 'Figer le décor' });

describe('the banner of the home page', () => {
  it('has a checkbox that pauses its animations, by the mouse or from the keyboard', async () => {
    const { user } = renderBanner();
    expect(pauseSwitch()).not.toBeChecked();
    await user.click(pauseSwitch());
    expect(pauseSwitch()).toBeChecked();
    await user.tab();
    await user.tab({ shift: true });
    expect(pauseSwitch()).toHaveFocus();
    await user.keyboard(' ');
    expect(pauseSwitch()).not.toBeChecked();
    await user.keyboard(' ');
    expect(pauseSwitch()).toBeChecked();
  });

  it('links to the first episode of the story', () => {
    renderBanner();
    const link = screen.getByRole('link', { name: 'Commencer par l’épisode 1' });
    expect(link).toHaveAttribute('href', '/episodes/le-debut');
  });

  it('hides its picture from screen readers', () => {
    renderBanner();
    const drawings = [
      ...screen.getByRole('region', { name: 'Une histoire' }).querySelectorAll('svg'),
    ];
    expect(drawings.length).toBeGreaterThan(3);
    expect(drawings.filter((drawing) => !drawing.closest('[aria-hidden="true"]'))).toEqual([]);
  });
});
