import { loadContent } from '@/lib/server/content/loadContent';
import { drawnOf } from '@/scripts/buildings/drawn';
import { sheetOf } from '@/scripts/buildings/sheet';

/** Draws a section of a building of the content. */
function drawSection(id: string, sectionId: string): string {
  const building = loadContent().buildings.find((candidate) => candidate.id === id);
  const section = building?.sections.find((candidate) => candidate.id === sectionId);
  if (!building || !section) throw new Error(`A section ${sectionId} of ${id} is expected.`);
  return sheetOf(building, drawnOf(building), section);
}

/** Returns the `<g>` of the dimension line whose title begins with a text. */
const dimensionLine = (svg: string, title: string): string =>
  /<g><title>[^]*?<\/g>/.exec(svg.slice(svg.indexOf(`<g><title>${title}`)))?.[0] ?? '';

describe('the drawing of a section with an interval', () => {
  const svg = drawSection('ville-ronde-de-bagdad', 'enceinte');

  it('is framed and clipped to the interval', () => {
    const [left = 0, , width = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
      .split(' ')
      .map(Number);
    expect(left).toBeGreaterThan(500);
    expect(left + width).toBeLessThan(700);
    expect(svg).toContain('<g clip-path="url(#c)">');
  });

  it('has only the parts and the dimensions of the interval', () => {
    expect(svg).toContain('<title>Le mur principal');
    expect(svg).toContain('<title>Le fossé');
    expect(svg).not.toContain('<title>Le palais');
    expect(svg).toMatch(/>35\scoudées</);
  });
});

describe('the text of an upright dimension line', () => {
  const svg = drawSection('dome-du-rocher', 'coupe');

  it('follows the line when it fits', () => {
    expect(dimensionLine(svg, 'Hauteur totale')).toContain('rotate(-90');
  });

  it('is horizontal beside a line that is shorter than the text', () => {
    const parapetLine = dimensionLine(svg, 'Parapet');
    expect(parapetLine).toContain('<text');
    expect(parapetLine).not.toContain('rotate');
  });
});
