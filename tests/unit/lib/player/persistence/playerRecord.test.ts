/** @jest-environment node */
import fc from 'fast-check';
import {
  BLANK,
  readRecord,
  writeRecord,
  type PlayerRecord,
} from '@/lib/player/persistence/playerRecord';
import { badr } from '@/tests/unit/lib/player/setUp';
import { forAll } from '@/tests/fixtures/runners/property';

const NOW = 1_000_000;

const position = {
  id: 'badr',
  audio: '/audio/badr.mp3',
  title: 'Badr',
  t: 12,
  at: 900,
  duration: 600,
};

const write = (fields: object): string => JSON.stringify({ version: 1, ...fields });
const read = (fields: object): PlayerRecord => readRecord(write(fields), NOW);

describe('readRecord', () => {
  it('returns the record that writeRecord wrote', () => {
    const artwork = [{ src: '/covers/badr.webp', sizes: '512x512', type: 'image/webp' }];
    const record: PlayerRecord = {
      positions: [position],
      preferences: { volume: 0.4, muted: true, rate: 1.25 },
      current: { ...badr, artwork, announcedDuration: 600, pageUrl: '/episodes/badr' },
      sounds: 'a1b2',
    };
    expect(readRecord(writeRecord(record), NOW)).toEqual(record);
  });

  it.each([
    ...[null, '', '12', 'null', '[]', '{"version":1,"positions":[{"id":"b'],
    '{"positions":[]}',
    '{"version":0,"preferences":{"volume":0.1}}',
    '{"version":2,"preferences":{"volume":0.1}}',
  ])('returns an empty record for a text of another format or version: %p', (text) => {
    expect(readRecord(text, NOW)).toEqual(BLANK);
  });

  it('returns for any text a record that can be written and read again', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.object().map((fields) => write(fields)),
    );
    forAll(text, (stored) => {
      const record = readRecord(stored, NOW);
      expect(readRecord(writeRecord(record), NOW)).toEqual(record);
    });
  });

  it('drops an invalid position, and keeps the others', () => {
    const invalidPositions = [
      null,
      7,
      { ...position, id: 4 },
      { ...position, title: undefined },
      { ...position, t: -1 },
      { ...position, at: 'hier' },
      { ...position, duration: null },
    ];
    expect(read({ positions: [...invalidPositions, position] }).positions).toEqual([position]);
    expect(read({ positions: { badr: 12 } }).positions).toEqual([]);
  });

  it('replaces a future time by the present, so that the next position wins', () => {
    expect(read({ positions: [{ ...position, at: NOW * 2 }] }).positions).toEqual([
      { ...position, at: NOW },
    ]);
  });

  it.each([
    ...['loud', { volume: 1.5, rate: 16 }, { volume: -1, rate: 0.5 }],
    ...[
      { volume: '1', rate: '2', muted: 'yes' },
      { volume: null, rate: null },
    ],
  ])('returns the defaults for invalid preferences: %j', (preferences) => {
    expect(read({ preferences: preferences }).preferences).toEqual(BLANK.preferences);
    expect(BLANK.preferences).toEqual({ volume: 0.8, muted: false, rate: 1 });
  });

  it.each([
    { volume: 0, rate: 0.75, muted: true },
    { volume: 1, rate: 2, muted: false },
  ])('keeps preferences up to the ends of their range: %j', (preferences) => {
    expect(read({ preferences }).preferences).toEqual(preferences);
  });

  it.each([null, 'badr', { ...badr, id: undefined }])(
    'returns no open episode for an incomplete one: %j',
    (current) => {
      expect(read({ current }).current).toBeNull();
    },
  );
});
