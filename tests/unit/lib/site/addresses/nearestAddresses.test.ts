import { nearestAddresses, type KnownAddress } from '@/lib/site/addresses/nearestAddresses';

const KNOWN: readonly KnownAddress[] = [
  ['/', 'Accueil'],
  ['/outils/quizz', 'Quizz'],
  ['/outils/frise', 'Frise chronologique'],
  ['/outils/frise/hegire', 'L’Hégire'],
  ['/outils/carte-interactive/arabie/khaybar', 'Khaybar'],
  ['/outils/arbre-genealogique/khadija', 'Khadîja bint Khuwaylid'],
  ['/episodes/episode-08-medine-naissance-d-une-communaute', 'Médine'],
];

const namesFor = (path: string) => nearestAddresses(path, KNOWN).map(([, name]) => name);

describe('the addresses nearest to a wrong one', () => {
  it.each([
    ['/outils/quizzz', 'Quizz'],
    ['/outil/quiz', 'Quizz'],
    ['/outils/frise/l-hégire', 'L’Hégire'],
    ['/khadidja', 'Khadîja bint Khuwaylid'],
    ['/outils/arbre-genealogique/Khadîja', 'Khadîja bint Khuwaylid'],
    ['/medine', 'Médine'],
    ['/outils/carte-interactive/arabie/khaibar.html', 'Khaybar'],
  ])('of %s begin with the page « %s »', (path, name) => {
    expect(namesFor(path)[0]).toBe(name);
  });

  it.each(['/', '/wp-login.php', '/nulle-part', '/x'])('of %s are empty', (path) => {
    expect(namesFor(path)).toEqual([]);
  });

  it('are three at most', () => {
    const sixAddresses: KnownAddress[] = 'abcdef'.split('').map((end) => [`/page-${end}`, end]);
    expect(nearestAddresses('/page-x', sixAddresses)).toHaveLength(3);
  });
});
