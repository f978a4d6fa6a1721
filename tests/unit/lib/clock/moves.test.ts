import { createMoves } from '@/lib/clock/moves';
import { aSchedule } from '@/tests/fixtures/schedule';

function setUpMoves() {
  const clock = aSchedule();
  const moved: string[] = [];
  const moves = createMoves<string>({
    schedule: clock.schedule,
    move: (target) => moved.push(target),
  });
  return { clock, moved, moves };
}

it('a place that is asked for repeatedly makes one move', () => {
  const { clock, moved, moves } = setUpMoves();
  moves.ask('la-mecque', false);
  moves.ask('la-mecque', false);
  clock.pass(5000);
  moves.ask('la-mecque', false);
  clock.pass(5000);
  expect(moved).toEqual(['la-mecque']);
});

it('three places in two seconds make one move, to the last', () => {
  const { clock, moved, moves } = setUpMoves();
  moves.ask('medine', true);
  clock.pass(1000);
  moves.ask('khaybar', true);
  clock.pass(1000);
  moves.ask('taif', false);
  clock.pass(5000);
  expect(moved).toEqual(['taif']);
});

it('a seek bar that is scrubbed over many places makes one move', () => {
  const { clock, moved, moves } = setUpMoves();
  for (const place of ['taif', 'medine', 'badr', 'uhud']) {
    moves.ask(place, false);
    clock.pass(100);
  }
  clock.pass(5000);
  expect(moved).toEqual(['uhud']);
});

it('a seek backwards makes one move', () => {
  const { clock, moved, moves } = setUpMoves();
  moves.ask('badr', false);
  clock.pass(60_000);
  moves.ask('la-mecque', false);
  clock.pass(60_000);
  expect(moved).toEqual(['badr', 'la-mecque']);
});

it('a hidden tab stays still, and makes one move when it is shown', () => {
  const { clock, moved, moves } = setUpMoves();
  moves.ask('badr', false);
  clock.pass(5000);
  moves.see(false);
  for (const place of ['uhud', 'medine', 'khaybar']) {
    moves.ask(place, false);
    clock.pass(200_000);
  }
  expect(moved).toEqual(['badr']);
  moves.see(true);
  clock.pass(5000);
  expect(moved).toEqual(['badr', 'khaybar']);
});

it('a view that is suspended and resumed moves back to the place', () => {
  const { clock, moved, moves } = setUpMoves();
  moves.ask('badr', false);
  clock.pass(5000);
  moves.ask(null, false);
  clock.pass(5000);
  moves.ask('badr', false);
  clock.pass(5000);
  expect(moved).toEqual(['badr', 'badr']);
});

it('moves that are stopped leave no timer', () => {
  const { clock, moved, moves } = setUpMoves();
  moves.ask('badr', false);
  moves.stop();
  expect(clock.count()).toBe(0);
  clock.pass(5000);
  expect(moved).toEqual([]);
});
