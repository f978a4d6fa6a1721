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
    `    <category>${text(`$course$/top/${sheet.title.replaceAll('/', '//')}`)}</category>`,
    `    <info format="plain_text">${text(notices(sheet).join('\n'))}</info>`,
    '  </question>',
    ...sheet.questions.map(question),
    '</quiz>',
    '',
  ].join('\n');

const question = (one: ExportedQuestion): string =>
  [
    '  <question type="multichoice">',
    `    <name>${text(one.id)}</name>`,
    `    <questiontext format="plain_text">${text(one.question)}</questiontext>`,
    `    <generalfeedback format="plain_text">${text(feedbackOf(one))}</generalfeedback>`,
    '    <defaultgrade>1</defaultgrade>',
    '    <penalty>0.3333333</penalty>',
    '    <hidden>0</hidden>',
    `    <idnumber>${escapeXml(one.id)}</idnumber>`,
    '    <single>true</single>',
    '    <shuffleanswers>true</shuffleanswers>',
    '    <answernumbering>abc</answernumbering>',
    ...one.answers.map(
      (answer) =>
        `    <answer fraction="${answer.isRight ? 100 : 0}" format="plain_text">${text(answer.text)}</answer>`,
    ),
    '    <tags>',
    ...one.tags.map((tag) => `      <tag>${text(tag)}</tag>`),
    '    </tags>',
    '  </question>',
  ].join('\n');

const text = (words: string): string => `<text>${escapeXml(words)}</text>`;
