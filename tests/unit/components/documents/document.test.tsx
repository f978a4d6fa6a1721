import { render, screen, within } from '@testing-library/react';
import { DocumentExtract } from '@/components/documents/DocumentExtract';
import { DocumentFacts } from '@/components/documents/DocumentFacts';
import { DocumentGallery } from '@/components/documents/DocumentGallery';
import { EpisodeDocuments } from '@/components/documents/EpisodeDocuments';
import { galleryOf } from '@/lib/documents/gallery';

const date = {
  label: 'vers 640',
  from: 640,
  to: 640,
  precision: 'vers',
  certainty: 'discuté',
  note: 'D’autres disent 650.',
} as const;

describe('the facts of a document', () => {
  const facts = { nature: 'Un reçu', date, kept: 'Vienne', languages: ['grec', 'arabe'] };

  it('show the date with its grade and reason, and link to a map only for a place with a path', () => {
    render(
      <DocumentFacts
        {...facts}
        places={[
          { name: 'Khaybar', path: '/outils/carte-interactive/arabie/khaybar' },
          { name: 'Carthage', path: null },
        ]}
      />,
    );
    for (const words of ['date discutée', 'D’autres disent 650.', 'grec, arabe'])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Khaybar (sur la carte)' })).toHaveAttribute(
      'href',
      '/outils/carte-interactive/arabie/khaybar',
    );
    expect(screen.queryByRole('link', { name: /Carthage/ })).toBeNull();
  });
});

describe('an extract of a document', () => {
  it('has its language and its direction as attributes, for screen readers', () => {
    render(
      <DocumentExtract
        extract={{
          lang: 'ar',
          text: 'بسم الله',
          transliteration: 'bi-smi llāh',
          translation: 'Au nom de Dieu.',
          omitted: 'La suite est omise.',
        }}
      />,
    );
    const text = screen.getByText('بسم الله');
    expect(text).toHaveAttribute('lang', 'ar');
    expect(text).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText('bi-smi llāh')).toHaveAttribute('lang', 'ar-Latn');
    expect(screen.getByText('La suite est omise.')).toBeVisible();
  });
});

describe('the gallery of documents', () => {
  const documents = [
    { slug: 'a', title: 'Une pierre', kind: 'inscription', date, summary: 'Une.' },
    { slug: 'b', title: 'Un sou', kind: 'monnaie', date, summary: 'Deux.' },
  ] as const;

  it('has a region for each century, a link for each document, and a radio button for each kind', () => {
    render(<DocumentGallery {...galleryOf(documents)} />);
    const century = screen.getByRole('region', { name: 'VIIe siècle' });
    expect(within(century).getAllByRole('article')).toHaveLength(2);
    const link = screen.getByRole('link', { name: 'Une pierre' });
    expect(link).toHaveAttribute('href', '/outils/documents/a');
    const kinds = within(screen.getByRole('group', { name: 'Nature' }));
    expect(kinds.getAllByRole('radio')).toHaveLength(3);
    expect(kinds.getByRole('radio', { name: 'Toutes (2)' })).toBeChecked();
  });
});

describe('the documents of an episode', () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      title: `Document ${index}`,
      date: '640',
      path: `/outils/documents/d${index}` as const,
    }));

  it('have no section when the episode has no document', () => {
    const { container } = render(<EpisodeDocuments documents={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('are listed when there are three, and folded under their number when there are twenty', () => {
    const { rerender } = render(<EpisodeDocuments documents={links(3)} />);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(screen.queryByRole('group')).toBeNull();
    rerender(<EpisodeDocuments documents={links(20)} />);
    expect(screen.getByText('Les 20 documents')).toBeVisible();
  });
});
