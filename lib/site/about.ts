import * as v from 'valibot';
import { Prose, Text } from '@/lib/content/fields';
import { WebAddress } from '@/lib/site/link';

const TitledText = v.strictObject({ title: Prose, text: Prose });

/** A degree of certainty, with an example. */
const Level = v.strictObject({
  kind: v.picklist(
    ['established', 'accepted', 'tradition', 'legendary', 'disputed', 'conventional'],
    'established, accepted, tradition, legendary, disputed ou conventional est attendu',
  ),
  name: Prose,
  text: Prose,
  example: Prose,
});

const Credit = v.strictObject({
  name: Prose,
  text: Prose,
  licence: v.nullable(Prose),
  href: v.nullable(WebAddress),
});

/** `content/about.json`: the about page, except the mission in `content/site.json`. */
export const AboutSchema = v.strictObject({
  eyebrow: Prose,
  method: v.strictObject({
    title: Prose,
    intro: Prose,
    levels: v.array(Level),
    rules: v.array(TitledText),
  }),
  glossary: v.strictObject({ title: Prose }),
  plan: v.strictObject({ title: Prose, intro: Prose }),
  sources: v.strictObject({
    title: Prose,
    intro: v.array(Prose),
    ancientTitle: Prose,
    modernTitle: Prose,
    /** Ancient authors whom no century in the references marks as such. */
    ancientAuthors: v.array(Text),
  }),
  maps: v.strictObject({
    title: Prose,
    paragraphs: v.array(Prose),
    certainties: v.strictObject({ haute: Prose, moyenne: Prose, basse: Prose }),
  }),
  /** The narration's section; its text is `narrationNote` of `content/site.json`. */
  voice: v.strictObject({ title: Prose }),
  accessibility: v.strictObject({
    title: Prose,
    intro: Prose,
    testedTitle: Prose,
    tested: v.array(Prose),
    untestedTitle: Prose,
    untested: v.array(Prose),
    report: Prose,
    reportLabel: Prose,
    reportSubject: Text,
  }),
  privacy: v.strictObject({
    title: Prose,
    intro: Prose,
    kept: v.array(Prose),
    paragraphs: v.array(Prose),
  }),
  credits: v.strictObject({ title: Prose, items: v.array(Credit) }),
});

export type AboutPage = v.InferOutput<typeof AboutSchema>;
