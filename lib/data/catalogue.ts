import { ALL_QUESTIONS, exportPath } from '@/lib/exports/format';

/** A file of data, at `/donnees/{name}` unless `path` differs. */
export interface DataFile {
  readonly name: string;
  readonly path: `/${string}`;
  readonly format: string;
  /** MIME type. */
  readonly type: string;
}

export interface Dataset {
  /** Fragment on the page. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly uncertainty: string;
  readonly files: readonly DataFile[];
  /** Name of the JSON Schema; null for the quiz, whose shape its page describes. */
  readonly schema: string | null;
}

const GRADES_OF_DATES =
  'Chaque date a son degré\u00a0: établi, selon la tradition, discuté ou conventionnel (choisie pour placer sur la carte ou la frise, sans source). Les dates sont juliennes\u00a0; celles de l’Hégire sont celles des sources, ou calculées à un ou deux jours près.';

const toDataFile = (name: string, format: string, type: string): DataFile => ({
  name,
  path: `/donnees/${name}`,
  format,
  type,
});

const JSON_TYPE = 'application/json; charset=utf-8';

/** The data that the site publishes, in display order. */
export const DATASETS = {
  places: {
    id: 'lieux',
    title: 'Les lieux',
    text: 'Les lieux des cartes, avec leurs noms, leur position, ce que l’on en sait et leurs sources.',
    uncertainty: `La position d’un lieu est sûre (haute), approchée (moyenne) ou discutée (basse), et une note dit pourquoi. ${GRADES_OF_DATES}`,
    files: [toDataFile('lieux.geojson', 'GeoJSON', 'application/geo+json')],
    schema: 'lieux',
  },
  events: {
    id: 'evenements',
    title: 'Les événements',
    text: 'Les événements et les durées de la frise, dans les deux calendriers, avec leur degré de certitude et leurs sources.',
    uncertainty: GRADES_OF_DATES,
    files: [
      toDataFile('evenements.csv', 'CSV', 'text/csv; charset=utf-8'),
      toDataFile('evenements.json', 'JSON', JSON_TYPE),
    ],
    schema: 'evenements',
  },
  people: {
    id: 'personnes',
    title: 'Les personnes',
    text: 'Les personnes de l’arbre généalogique, leurs parents, leurs unions et leurs liens de lait ou d’alliance.',
    uncertainty:
      'Chaque personne, et chaque lien dont on doute plus que de la personne, a son degré\u00a0: établi, généralement admis, selon la tradition, légendaire ou discuté. Les années sont juliennes\u00a0; «\u00a0about\u00a0» annonce une estimation.',
    files: [
      toDataFile('personnes.json', 'JSON', JSON_TYPE),
      toDataFile('personnes.ged', 'GEDCOM 7', 'text/vnd.familysearch.gedcom'),
    ],
    schema: 'personnes',
  },
  documents: {
    id: 'documents',
    title: 'Les documents',
    text: 'Les inscriptions, papyrus, monnaies et textes de la galerie\u00a0: extraits, traductions, ce qu’on en conclut et ce qu’on n’en conclut pas.',
    uncertainty:
      'La date d’un document va d’une première à une dernière année possibles, avec son degré et une note. «\u00a0leavesOpen\u00a0» dit ce que le document ne prouve pas.',
    files: [toDataFile('documents.json', 'JSON', JSON_TYPE)],
    schema: 'documents',
  },
  quiz: {
    id: 'questions',
    title: 'Les questions',
    text: 'Les questions du quiz, avec leurs réponses, l’explication et la source de chacune.',
    uncertainty:
      'Une réponse que seuls les récits musulmans donnent le dit dans son explication\u00a0: «\u00a0selon la tradition\u00a0».',
    files: [
      { name: 'quizz.json', path: '/quizz/quizz.json', format: 'JSON', type: JSON_TYPE },
      {
        name: `${ALL_QUESTIONS}.xml`,
        path: exportPath(ALL_QUESTIONS, 'xml'),
        format: 'Moodle (XML)',
        type: 'application/xml',
      },
    ],
    schema: null,
  },
} as const satisfies Record<string, Dataset>;

export type DatasetId = keyof typeof DATASETS;

export const DATASET_IDS = ['places', 'events', 'people', 'documents', 'quiz'] as const;

/** Builds the path of a JSON Schema, a file of `public/` that `npm run schemas` writes. */
export const dataSchemaPath = (name: string) => `/donnees/schemas/${name}.schema.json` as const;
