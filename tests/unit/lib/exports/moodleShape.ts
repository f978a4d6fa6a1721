import * as v from 'valibot';

/** Elements of Moodle XML (docs.moodle.org, « Moodle XML format »), as xml2js parses them, without further fields. */
const Text = v.tuple([v.string()]);
const Words = v.tuple([v.strictObject({ text: Text })]);
const plainText = v.literal('plain_text');
const Formatted = v.tuple([
  v.strictObject({ $: v.strictObject({ format: plainText }), text: Text }),
]);
const exactly = <T extends string>(value: T) => v.tuple([v.literal(value)]);
const MoodleCategory = v.strictObject({
  $: v.strictObject({ type: v.literal('category') }),
  category: Words,
  info: Formatted,
});
const MoodleChoice = v.strictObject({
  $: v.strictObject({ type: v.literal('multichoice') }),
  name: Words,
  questiontext: Formatted,
  generalfeedback: Formatted,
  defaultgrade: exactly('1'),
  penalty: exactly('0.3333333'),
  hidden: exactly('0'),
  idnumber: v.tuple([v.pipe(v.string(), v.minLength(1), v.maxLength(100))]),
  single: exactly('true'),
  shuffleanswers: exactly('true'),
  answernumbering: exactly('abc'),
  answer: v.pipe(
    v.array(
      v.strictObject({
        $: v.strictObject({ fraction: v.picklist(['100', '0']), format: plainText }),
        text: Text,
      }),
    ),
    v.length(4),
    v.check((answers) => answers.filter(({ $ }) => $.fraction === '100').length === 1),
  ),
  tags: v.tuple([v.strictObject({ tag: v.array(v.strictObject({ text: Text })) })]),
});
export const MoodleQuiz = v.strictObject({
  quiz: v.strictObject({ question: v.tupleWithRest([MoodleCategory], MoodleChoice) }),
});
