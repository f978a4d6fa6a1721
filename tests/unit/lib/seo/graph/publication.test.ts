import { pageNode } from '@/lib/seo/graph/page';
import { quizNode } from '@/lib/seo/graph/quiz';

const publication = { origin: 'https://chroniques.example.org', siteName: 'Chroniques' };
const LICENCE = {
  '@type': 'CreativeWork',
  name: 'Photocopie permise.',
  url: 'https://chroniques.example.org/mentions-legales#pour-la-classe',
};

it('a page for classes states the permission for classes', () => {
  const page = { type: 'WebPage', name: 'Fiche', path: '/episodes/un/fiche' } as const;
  const withPermission = { ...page, permission: 'Photocopie permise.' };
  expect(pageNode(withPermission, publication)).toHaveProperty('license', LICENCE);
  expect(pageNode(page, publication)).not.toHaveProperty('license');
});

it('the quiz states the permission for its questions in class', () => {
  const quiz = { name: 'Quiz', description: 'D', themes: [], levels: [], path: '/quiz' };
  const withPermission = { ...quiz, permission: 'Photocopie permise.' };
  expect(quizNode(withPermission, publication)).toHaveProperty('license', LICENCE);
});
