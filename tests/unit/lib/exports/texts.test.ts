import { parse } from 'gift-pegjs';
import * as v from 'valibot';
import { parseStringPromise } from 'xml2js';
import { toAnki } from '@/lib/exports/anki';
import { toGift } from '@/lib/exports/gift';
import { toMoodle } from '@/lib/exports/moodle';
import { feedbackOf, type ExportSheet } from '@/lib/exports/sheet';
import { MoodleQuiz } from './moodleShape';
import { readAnki } from './readAnki';
import { BOTH, sheet, thorny } from './sheets';

const oneLine = (text: string): string => text.replace(/\s*[\t\n]\s*/g, ' ').trim();

/** Converts the result of gift-pegjs to our questions. */
const readGift = (text: string) =>
  parse(text).flatMap((one) => {
    if (one.type !== 'MC') return [];
    const answers = one.choices.map(({ text: choice, isCorrect: isRight }) => ({
      ...{ text: choice.text, isRight },
    }));
    const feedback = one.globalFeedback?.text;
    return [{ id: one.title, question: one.stem.text, answers, feedback }];
  });

const expected = ({ questions }: ExportSheet) =>
  questions.map((one) => {
    const { id, question, answers } = one;
    return { id, question, answers, feedback: oneLine(feedbackOf(one)) };
  });

describe('the GIFT file', () => {
  it('gives every question of the bank back to an independent reader', () => {
    expect(readGift(toGift(sheet))).toEqual(expected(sheet));
  });

  it('escapes every special character of the format', () => {
    const [read] = readGift(toGift(thorny));
    const [wanted] = expected(thorny);
    expect(read?.question.replace(/\s+/g, ' ')).toBe(wanted?.question);
    expect(read?.answers.slice(0, 3)).toEqual(wanted?.answers.slice(0, 3));
    expect(read?.feedback).toBe(wanted?.feedback);
  });
});

describe('the Moodle XML file', () => {
  const read = async (text: string) => {
    const { quiz } = await parseStringPromise(text, { strict: true, async: false });
    return quiz.question;
  };

  it.each(BOTH)('gives %s back to an independent reader', async (_, one) => {
    const [category, ...questions] = await read(toMoodle(one));
    expect(category.$.type).toBe('category');
    expect(
      questions.map((question: Record<string, { text: string[] }[]>) => ({
        id: question.idnumber?.[0],
        question: question.questiontext?.[0]?.text[0],
        feedback: question.generalfeedback?.[0]?.text[0],
        answers: question.answer?.map(({ text }) => text[0]),
      })),
    ).toEqual(
      one.questions.map((question) => ({
        id: question.id,
        question: question.question,
        feedback: feedbackOf(question),
        answers: question.answers.map(({ text }) => text),
      })),
    );
  });

  it.each(BOTH)('has the shape that Moodle reads, for %s', async (_, one) => {
    const parsed: unknown = await parseStringPromise(toMoodle(one), { strict: true });
    expect(v.safeParse(MoodleQuiz, parsed).issues).toBeUndefined();
  });

  it('marks one answer of four as right, with all of the grade', async () => {
    const [, ...questions] = await read(toMoodle(sheet));
    for (const [index, { answer, single, shuffleanswers }] of questions.entries()) {
      const fractions = answer.map(({ $ }: { $: { fraction: string } }) => Number($.fraction));
      expect(fractions).toEqual(
        sheet.questions[index]?.answers.map(({ isRight }) => (isRight ? 100 : 0)),
      );
      expect([single, shuffleanswers]).toEqual([['true'], ['true']]);
    }
  });

  it('is UTF-8 without a byte-order mark, and gives each question its theme and its difficulty', async () => {
    const text = toMoodle(sheet);
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
    const [, first] = await read(text);
    expect(first.tags[0].tag.map((tag: { text: string[] }) => tag.text[0])).toEqual(
      sheet.questions[0]?.tags,
    );
  });
});

describe('the Anki file', () => {
  it('states its format, in the headers that Anki knows', () => {
    const { headers } = readAnki(toAnki(sheet));
    expect(Object.fromEntries(headers)).toMatchObject({
      separator: 'tab',
      html: 'false',
      deck: sheet.title,
      'tags column': '7',
      'guid column': '8',
    });
    // Anki would match column names with field names in its own language.
    expect(headers.has('columns')).toBe(false);
  });

  it.each([
    ['every question of the bank', sheet],
    ['every thorny character', thorny],
  ])('makes of %s a card with the question in front, the right answer behind', (_, one) => {
    expect(readAnki(toAnki(one)).cards).toEqual(
      one.questions.map(({ id, question, right }) => ({
        guid: id,
        front: oneLine(question),
        back: oneLine(right),
      })),
    );
  });

  it.each(BOTH)('gives %s back, eight columns on each line', (_, one) => {
    expect(readAnki(toAnki(one)).notes).toEqual(
      one.questions.map(({ id, question, answers, right, explanation, source, tags }) =>
        [
          question,
          right,
          answers.map(({ text }) => text).join(' · '),
          explanation,
          source,
          one.address,
          tags.map((tag) => tag.replaceAll(' ', '-')).join(' '),
          id,
        ].map((cell) => cell.replace(/[\t\n]+/g, ' ')),
      ),
    );
  });

  it('identifies each note by our id, which a rewording leaves: a second import updates it', () => {
    const reworded = {
      ...sheet,
      questions: sheet.questions.map((one) => ({ ...one, question: `${one.question} Dites.` })),
    };
    const ids = (one: ExportSheet) => readAnki(toAnki(one)).cards.map(({ guid }) => guid);
    expect(ids(reworded)).toEqual(ids(sheet));
    expect(new Set(ids(sheet)).size).toBe(sheet.questions.length);
  });
});

it('every text file names its licence, its author, its date and its origin', () => {
  for (const write of [toGift, toMoodle, toAnki])
    for (const word of [sheet.licence, sheet.author, sheet.date, sheet.address])
      expect(write(sheet)).toContain(word);
});

it('answers are in alphabetical order in every format, whichever is right', async () => {
  const french = new Intl.Collator('fr');
  for (const { answers } of sheet.questions) {
    const texts = answers.map(({ text }) => text);
    expect(texts).toEqual(texts.toSorted(french.compare));
  }
  const written = sheet.questions.map(({ answers }) => answers.map(({ text }) => text));
  expect(readGift(toGift(sheet)).map(({ answers }) => answers.map(({ text }) => text))).toEqual(
    written,
  );
  expect(readAnki(toAnki(sheet)).notes.map((cells) => cells[2]?.split(' · '))).toEqual(written);
  const ranks = sheet.questions.map(({ answers }) =>
    answers.findIndex(({ isRight }) => isRight),
  );
  for (const rank of [0, 1, 2, 3])
    expect(ranks.filter((one) => one === rank).length / ranks.length).toBeGreaterThan(0.1);
});
