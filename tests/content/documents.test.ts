import { readFileSync } from 'node:fs';
import { middleOf } from '@/lib/documents/date';
import { isInScript } from '@/lib/documents/language';
import { DOCUMENT_KINDS } from '@/lib/documents/record';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { TYPOGRAPHIC_FAULT } from '@/tests/content/reading/typography';

const documents = loadDocuments();

/** The editors' own sentences, without extracts, translations and titles of works. */
const ownProse = documents.map(({ slug, ...document }) => ({
  slug,
  text: [
    document.summary,
    ...document.description,
    ...document.concludes,
    ...document.leavesOpen,
    ...document.questions.flatMap(({ question, answer }) => [question, answer]),
    document.date.note ?? '',
  ].join(' '),
}));

describe('the gallery', () => {
  it('gives each document a title and a summary of its own', () => {
    for (const field of ['title', 'summary', 'nature'] as const)
      expect(new Set(documents.map((document) => document[field])).size).toBe(documents.length);
  });

  it('goes from the oldest to the latest', () => {
    const years = documents.map(({ date }) => middleOf(date));
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });

  it('hides by its style sheet each kind that a document may have', () => {
    const sheet = readFileSync('components/documents/DocumentGallery.module.css', 'utf8');
    for (const kind of DOCUMENT_KINDS) {
      expect(sheet).toContain(`:has(input[value='${kind}']:checked)`);
      expect(sheet).toContain(`:not([data-kinds~='${kind}'])`);
    }
  });
});

describe.each(documents.map((document) => [document.slug, document] as const))(
  '%s',
  (_, document) => {
    it('has extracts in the script of their language, with a transliteration in Latin letters', () => {
      for (const { lang, text, transliteration } of document.extracts) {
        expect(isInScript(text, lang)).toBe(true);
        expect(transliteration).toMatch(/\p{Script=Latin}/u);
        expect(isInScript(transliteration, lang)).toBe(false);
      }
    });

    it('states its omissions wherever an extract has a gap', () => {
      for (const { text, omitted } of document.extracts)
        if (text.includes('[…]')) expect(omitted).toBeDefined();
    });

    it('is described in whole sentences, in French typography', () => {
      const sentences = [
        ...document.description,
        ...document.concludes,
        ...document.leavesOpen,
        ...document.questions.map(({ answer }) => answer),
        document.summary,
      ];
      const faults = sentences.filter(
        (text) => !/^[\p{Lu}«].*[.!?…»]$/su.test(text) || TYPOGRAPHIC_FAULT.test(text),
      );
      expect(faults).toEqual([]);
    });

    it('has questions that end with a question mark', () => {
      for (const { question } of document.questions) expect(question).toMatch(/\?$/);
    });

    it('draws no person, and states so where the original shows persons', () => {
      const showsPersons = /portrait|calife debout|six rois/i.test(JSON.stringify(document));
      const svg = readFileSync(`public/documents/${document.slug}.svg`, 'utf8');
      if (
        showsPersons &&
        ['monnaie', 'bâtiment'].includes(document.kind) &&
        !/sans image/.test(document.title)
      )
        expect(document.drawing.note).toContain('ne représente pas de personnes');
      expect(svg).not.toMatch(/<(image|text|script|foreignObject)\b/);
    });
  },
);

describe('the wording of the gallery', () => {
  const slugsUsing = (pattern: RegExp): readonly string[] =>
    ownProse.filter(({ text }) => pattern.test(text)).map(({ slug }) => slug);

  it('contains no value judgement', () => {
    expect(
      slugsUsing(/païen|infidèle|mécréant|idolâtr|hérétique|fanati|barbare|mahométan|idole/i),
    ).toEqual([]);
  });

  it('uses « massacre » only for Najrân, which contemporary witnesses report', () => {
    expect(slugsUsing(/massacr/i)).toEqual(['hima-523']);
  });

  it('calls Théophane no independent witness', () => {
    const [chronicle] = ownProse.filter(({ slug }) => slug === 'theophane');
    expect(chronicle?.text).toMatch(/n’est pas un témoin indépendant/);
    expect(chronicle?.text).not.toMatch(/confirme|atteste/);
  });
});
