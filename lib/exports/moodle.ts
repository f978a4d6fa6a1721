import {
  feedbackOf,
  notices,
  type ExportedQuestion,
  type ExportSheet,
} from '@/lib/exports/sheet';
import { escapeXml } from '@/lib/text/escapeXml';

/** Writes the questions in Moodle XML (docs.moodle.org, « Moodle XML format »), which holds more fields than GIFT. */
export const toMoodle = (sheet: ExportSheet): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<quiz>',
    '  <question type="category">',
    `    <category>${textElement(`$course$/top/${sheet.title.replaceAll('/', '//')}`)}</category>`,
    `    <info format="plain_text">${textElement(notices(sheet).join('\n'))}</info>`,
    '  </question>',
    ...sheet.questions.map(questionElement),
    '</quiz>',
    '',
  ].join('\n');

const questionElement = (question: ExportedQuestion): string =>
  [
    '  <question type="multichoice">',
    `    <name>${textElement(question.id)}</name>`,
    `    <questiontext format="plain_text">${textElement(question.question)}</questiontext>`,
    `    <generalfeedback format="plain_text">${textElement(feedbackOf(question))}</generalfeedback>`,
    '    <defaultgrade>1</defaultgrade>',
    '    <penalty>0.3333333</penalty>',
    '    <hidden>0</hidden>',
    `    <idnumber>${escapeXml(question.id)}</idnumber>`,
    '    <single>true</single>',
    '    <shuffleanswers>true</shuffleanswers>',
    '    <answernumbering>abc</answernumbering>',
    ...question.answers.map(
      (answer) =>
        `    <answer fraction="${answer.isRight ? 100 : 0}" format="plain_text">${textElement(answer.text)}</answer>`,
    ),
    '    <tags>',
    ...question.tags.map((tag) => `      <tag>${textElement(tag)}</tag>`),
    '    </tags>',
    '  </question>',
  ].join('\n');

const textElement = (text: string): string => `<text>${escapeXml(text)}</text>`;
