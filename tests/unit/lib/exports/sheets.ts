import { fromBuffer } from 'yauzl';
import { exportedQuestion, type ExportSheet } from '@/lib/exports/sheet';
import { loadPublishedQuiz } from '@/lib/server/content/quiz/quiz';

export const sheet: ExportSheet = {
  title: 'Chroniques de l’Islam, toutes les questions',
  author: 'la rédaction',
  licence: 'Tous droits réservés.',
  date: '2026-11-22',
  address: 'https://exemple.test/outils/quizz',
  questions: loadPublishedQuiz().map(exportedQuestion),
};

/** A question with every character that is special in some format. */
export const thorny: ExportSheet = {
  ...sheet,
  title: 'A/B : "thorny" & <co>',
  questions: [
    {
      id: 'q-999',
      question: '#Que dit {ceci} = ~cela~ : « \\ » "et" <b>cela</b> & بدر ?',
      answers: [
        { text: 'Un : deux', isRight: false },
        { text: 'Une "citation"', isRight: true },
        { text: '=~#{}', isRight: false },
        { text: 'محمد\\n', isRight: false },
      ],
      right: 'Une "citation"',
      explanation: 'Parce que : {oui}.\tEt\nnon.',
      source: 'Livre #1, a=b',
      tags: ['Coran et révélation', 'Facile'],
    },
  ],
};

/** Sheets that the tests of every format export, with the words of their titles. */
export const BOTH = [
  ['every question of the bank', sheet],
  ['every special character', thorny],
] as const;

/** Reads the files of an archive as text, with an independent library. */
export const unzipped = (bytes: Uint8Array): Promise<ReadonlyMap<string, string>> =>
  new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, file) => {
      if (error) return reject(error);
      const texts = new Map<string, string>();
      file.on('error', reject);
      file.on('end', () => resolve(texts));
      file.on('entry', (entry) =>
        file.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            texts.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
            file.readEntry();
          });
        }),
      );
      file.readEntry();
    });
  });
