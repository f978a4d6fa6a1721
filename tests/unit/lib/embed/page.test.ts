/** @jest-environment jsdom */
import fc from 'fast-check';
import { iframeCode } from '@/lib/embed/iframe';
import { notFoundPage, playerPage } from '@/lib/embed/page';
import { embedTheme } from '@/lib/embed/theme';
import { forAll } from '@/tests/fixtures/runners/property';

const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html');

const player = {
  title: 'Badr, Uhud, le Fossé',
  kind: 'Épisode 9',
  siteName: 'Chroniques',
  page: 'https://chroniques.example/episodes/badr?t=75',
  canonical: 'https://chroniques.example/episodes/badr',
  audio: '/audio/badr.mp3',
  cover: { src: '/covers/badr.jpg', srcSet: '/covers/badr-480.webp 480w' },
  subtitles: '/audio/badr.vtt',
  theme: 'dark',
} as const;

/** Texts that an author may write; HTML's preprocessing replaces null and carriage return. */
const texts = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[^\P{C}]/gu, ''));

describe('the framed player', () => {
  it('has a title that links to the episode, its audio, its subtitles and its transcript', () => {
    const document = parseHtml(playerPage(player));
    const title = document.querySelector('h1 a');
    expect(title?.textContent).toBe('Badr, Uhud, le Fossé (nouvel onglet)');
    expect(title?.getAttribute('href')).toBe(player.page);
    expect(document.querySelector('audio')?.getAttribute('src')).toBe('/audio/badr.mp3');
    expect(document.querySelector('track')?.getAttribute('src')).toBe('/audio/badr.vtt');
    expect(document.querySelector('a[href$="#transcription"]')?.textContent).toMatch(/^Lire/);
    expect(document.querySelector('a[download]')?.textContent).toBe('Télécharger');
  });

  it('does not start by itself, and opens at the requested second', () => {
    const audio = parseHtml(playerPage({ ...player, at: 75 })).querySelector('audio');
    expect(audio?.getAttribute('src')).toBe('/audio/badr.mp3#t=75');
    expect(audio?.hasAttribute('autoplay')).toBe(false);
    expect(audio?.getAttribute('preload')).toBe('none');
  });

  it('is excluded from search engines, with the episode’s page as its canonical address', () => {
    const { head } = parseHtml(playerPage(player));
    expect(head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      player.canonical,
    );
  });

  it('renders without a cover and without subtitles', () => {
    const document = parseHtml(playerPage({ ...player, cover: null, subtitles: null }));
    expect(document.querySelectorAll('img, track')).toHaveLength(0);
    expect(document.querySelectorAll('h1, audio')).toHaveLength(2);
  });

  it('shows any title as written, and never as markup', () => {
    const elements = parseHtml(playerPage(player)).querySelectorAll('body *').length;
    forAll(texts, texts, (title, kind) => {
      const document = parseHtml(playerPage({ ...player, title, kind }));
      expect(document.querySelector('h1')?.textContent).toBe(`${title} (nouvel onglet)`);
      expect(document.querySelector('.words p')?.textContent).toBe(`Chroniques · ${kind}`);
      expect(document.querySelector('audio')?.getAttribute('aria-label')).toBe(title);
      expect(document.querySelectorAll('body *')).toHaveLength(elements);
    });
  });

  it.each([
    [null, 'dark'],
    ['sombre', 'dark'],
    ['claire', 'light'],
    ['automatique', 'auto'],
    ['"><script>', 'dark'],
  ])('has the appearance of its address: %p', (appearance, theme) => {
    const { documentElement } = parseHtml(
      playerPage({ ...player, theme: embedTheme(appearance) }),
    );
    expect(documentElement.dataset.theme).toBe(theme);
  });

  it('has no script', () => {
    expect(playerPage(player)).not.toMatch(/<script|\son[a-z]+=|javascript:/);
  });
});

it('a player without an episode shows a message and links to the site', () => {
  const { body } = parseHtml(
    notFoundPage('Chroniques', 'https://chroniques.example/episodes', 'dark'),
  );
  expect(body.querySelector('h1')?.textContent).toBe('Cet épisode n’existe pas ou plus.');
  expect(body.querySelector('a')?.getAttribute('href')).toMatch(/\/episodes$/);
});

it('the code of a frame is one frame, whatever the title', () => {
  forAll(texts, (title) => {
    const code = iframeCode({ origin: 'https://chroniques.example', slug: 'badr', title });
    const [frame, ...otherNodes] = parseHtml(code).body.childNodes;
    expect(otherNodes).toEqual([]);
    expect(frame).toBeInstanceOf(HTMLIFrameElement);
    expect(frame instanceof Element && frame.getAttribute('title')).toBe(title);
  });
});
