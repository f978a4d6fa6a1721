import { render, screen } from '@testing-library/react';
import { LegalNotice } from '@/components/legal/LegalNotice';
import { CLASS_PERMISSION_ID } from '@/lib/site/classPermission';
import { EditorialNote } from '@/components/site/EditorialNote';
import { loadLegalPage } from '@/lib/server/content/site';

describe('the editorial note of a page', () => {
  it('names author and reviewer, and the day in French with its `datetime`', () => {
    render(
      <EditorialNote
        editorial={{
          author: 'Anne',
          reviewer: 'Cyr',
          revised: { year: 2026, month: 2, day: 1 },
        }}
      />,
    );
    expect(screen.getByText(/Texte : Anne/).parentElement).toHaveTextContent(
      'Texte : Anne. Relecture : Cyr. Dernière révision : 1 février 2026.',
    );
    expect(screen.getByText('1 février 2026')).toHaveAttribute('datetime', '2026-02-01');
  });
});

describe('the legal notices', () => {
  const page = loadLegalPage();

  it('mark missing statements of the owner as to be completed', () => {
    render(<LegalNotice page={page} email="contact@example.org" classPermission="Permis." />);
    const missingRows = page.sections
      .flatMap(({ rows }) => rows)
      .filter(({ value }) => value === null);
    expect(screen.queryAllByText(page.pending)).toHaveLength(missingRows.length);
  });

  it('contain the owner’s statements', () => {
    const sections = [
      { title: 'Éditeur', rows: [{ term: 'Nom', value: 'M. X' }], paragraphs: [] },
    ];
    render(
      <LegalNotice
        page={{ ...page, sections }}
        email="contact@example.org"
        classPermission="Photocopie permise."
      />,
    );
    const classroom = screen.getByRole('region', { name: 'Pour la classe' });
    expect(classroom).toHaveTextContent('Photocopie permise.');
    expect(classroom.querySelector('h2')).toHaveAttribute('id', CLASS_PERMISSION_ID);
    expect(screen.getByText('M. X')).toBeVisible();
    expect(screen.queryByText(page.pending)).toBeNull();
    const link = screen.getByRole('link', { name: 'contact@example.org' });
    expect(link).toHaveAttribute('href', 'mailto:contact@example.org');
  });
});
