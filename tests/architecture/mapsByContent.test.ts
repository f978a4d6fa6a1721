import ts from 'typescript';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { filesBelow, type SourceFile } from '@/tests/architecture/sources';

/** Code that must know no map by name: an owner adds a map by content alone. */
const FOLDERS = ['app', 'components', 'lib', 'scripts'];
/** Drawings of documents, which name their motifs. */
const DRAWING_CODE = /^(?:scripts\/documents|lib\/buildings\/models)\//;
/** Code in which a number equal to a map's year counts as this year; in scripts it may be the seed of a drawing. */
const YEAR_CODE = /^(?:app|components|lib)\/.*(?:map|carte)/;

const maps = mapIds().map(loadMap);
const ids = new Set(
  maps.flatMap(({ id, record }) => [id, ...record.places.map((place) => place.id)]),
);
const years = new Set(maps.flatMap(({ record: { timeline } }) => [timeline.from, timeline.to]));

/** Lists the path segments in a file's strings, and its numbers, without comments. */
function literalsOf({ path, text }: SourceFile): readonly string[] {
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.push(...node.text.split('/'));
    if (ts.isTemplateExpression(node))
      literals.push(
        ...[node.head, ...node.templateSpans.map(({ literal }) => literal)].flatMap(
          (literalNode) => literalNode.text.split('/'),
        ),
      );
    if (ts.isNumericLiteral(node)) literals.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return literals;
}

const namedIn = (file: SourceFile): readonly string[] =>
  literalsOf(file)
    .filter(
      (literal) =>
        ids.has(literal) || (YEAR_CODE.test(file.path) && years.has(Number(literal))),
    )
    .map((literal) => `${file.path}: ${literal}`);

it('code names no map, no place and no year of a map: an owner adds a map by content alone', () => {
  expect(
    filesBelow(FOLDERS)
      .filter(({ path }) => !DRAWING_CODE.test(path))
      .flatMap(namedIn),
  ).toEqual([]);
});

it('the check of code finds the id of a map in an address, and the last year of its timeline as a number', () => {
  const [map] = maps;
  const text = `const a = '/maps/${map?.id}/map.jpg', b = ${map?.record.timeline.to};`;
  expect(namedIn({ path: 'lib/map/any.ts', text })).toHaveLength(2);
});
