import { subjectFirst } from '@/lib/episodes/title/subjectFirst';

it.each([
  [{ shortTitle: 'La première révélation', number: 5 }, 'La première révélation (épisode 5)'],
  [{ shortTitle: 'Que sait-on ?', category: 'Hors série' }, 'Que sait-on ? (hors série)'],
  [{ shortTitle: 'Badr' }, 'Badr'],
])('a title with the subject first %j is «%s»', (episode, title) => {
  expect(subjectFirst(episode)).toBe(title);
});
