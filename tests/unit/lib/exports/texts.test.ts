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

/** Converts the questions that gift-pegjs parses to the fields of an exported question. */
const readGift = (text: string) =>
  parse(text).flatMap((item) => {
    if (item.type !== 'MC') return [];
    const answers = item.choices.map(({ text: choice, isCorrect: isRight }) => ({
      ...{ text: choice.text, isRight },
    }));
    const feedback = item.globalFeedback?.text;
    return [{ id: item.title, question: item.stem.text, answers, feedback }];
  });

const expected = ({ questions }: ExportSheet) =>
  questions.map((exported) => {
    const { id, question, answers } = exported;
    return { id, question, answers, feedback: oneLine(feedbackOf(exported)) };
  });

describe('the GIFT file', () => {
  it('is parsed by gift-pegjs to every question of the bank', () => {
    expect(readGift(toGift(sheet))).toEqual(expected(sheet));
  });

  it('escapes every special character of the format', () => {
    const [parsed] = readGift(toGift(thorny));
    const [original] = expected(thorny);
    expect(parsed?.question.replace(/\s+/g, ' ')).toBe(original?.question);
    expect(parsed?.answers.slice(0, 3)).toEqual(original?.answers.slice(0, 3));
    expect(parsed?.feedback).toBe(original?.feedback);
  });
});

describe('the Moodle XML file', () => {
  const readQuestions = async (text: string) => {
    const { quiz } = await parseStringPromise(text, { strict: true, async: false });
    return quiz.question;
  };

  it.each(BOTH)('is parsed by xml2js to %s', async (_, exported) => {
    const [category, ...questions] = await readQuestions(toMoodle(exported));
    expect(category.$.type).toBe('category');
    expect(
      questions.map((question: Record<string, { text: string[] }[]>) => ({
        id: question.idnumber?.[0],
        question: question.questiontext?.[0]?.text[0],
        feedback: question.generalfeedback?.[0]?.text[0],
        answers: question.answer?.map(({ text }) => text[0]),
      })),
    ).toEqual(
      exported.questions.map((question) => ({
        id: question.id,
        question: question.question,
        feedback: feedbackOf(question),
        answers: question.answers.map(({ text }) => text),
      })),
    );
  });

  it.each(BOTH)('has the shape that Moodle reads, for %s', async (_, exported) => {
    const parsed: unknown = await parseStringPromise(toMoodle(exported), { strict: true });
    expect(v.safeParse(MoodleQuiz, parsed).issues).toBeUndefined();
  });

  it('marks one answer of four as right, with all of the grade', async () => {
    const [, ...questions] = await readQuestions(toMoodle(sheet));
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
    const [, firstQuestion] = await readQuestions(text);
    expect(firstQuestion.tags[0].tag.map((tag: { text: string[] }) => tag.text[0])).toEqual(
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

  it.each(BOTH)('imports %s as cards of question and right answer', (_, exported) => {
    expect(readAnki(toAnki(exported)).cards).toEqual(
      exported.questions.map(({ id, question, right }) => ({
        guid: id,
        front: oneLine(question),
        back: oneLine(right),
      })),
    );
  });

  it.each(BOTH)('contains %s in eight columns per line', (_, exported) => {
    expect(readAnki(toAnki(exported)).notes).toEqual(
      exported.questions.map(({ id, question, answers, right, explanation, source, tags }) =>
        [
          question,
          right,
          answers.map(({ text }) => text).join(' · '),
          explanation,
          source,
          exported.address,
          tags.map((tag) => tag.replaceAll(' ', '-')).join(' '),
          id,
        ].map((cell) => cell.replace(/[\t\n]+/g, ' ')),
      ),
    );
  });

  it('identifies each note by the question’s id, which a rewording does not change', () => {
    const reworded = {
      ...sheet,
      questions: sheet.questions.map((item) => ({
        ...item,
        question: `${item.question} Dites.`,
      })),
    };
    const ids = (exported: ExportSheet) =>
      readAnki(toAnki(exported)).cards.map(({ guid }) => guid);
    expect(ids(reworded)).toEqual(ids(sheet));
    expect(new Set(ids(sheet)).size).toBe(sheet.questions.length);
  });
});

it('every text file names its licence, its author, its date and its origin', () => {
  for (const write of [toGift, toMoodle, toAnki])
    for (const word of [sheet.licence, sheet.author, sheet.date, sheet.address])
      expect(write(sheet)).toContain(word);
});

it('answers are in alphabetical order in every format, so that each position may be right', async () => {
  const french = new Intl.Collator('fr');
  for (const { answers } of sheet.questions) {
    const texts = answers.map(({ text }) => text);
    expect(texts).toEqual(texts.toSorted(french.compare));
  }
  const answerTexts = sheet.questions.map(({ answers }) => answers.map(({ text }) => text));
  expect(readGift(toGift(sheet)).map(({ answers }) => answers.map(({ text }) => text))).toEqual(
    answerTexts,
  );
  expect(readAnki(toAnki(sheet)).notes.map((cells) => cells[2]?.split(' · '))).toEqual(
    answerTexts,
  );
  const ranks = sheet.questions.map(({ answers }) =>
    answers.findIndex(({ isRight }) => isRight),
  );
  for (const rank of [0, 1, 2, 3])
    expect(
      ranks.filter((rightRank) => rightRank === rank).length / ranks.length,
    ).toBeGreaterThan(0.1);
});
