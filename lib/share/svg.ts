type Attributes = Readonly<Record<string, string | number>>;

/** Writes an SVG element. Values and children are trusted: nothing is escaped. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const start = `<${name}${attributeTexts.join('')}`;
  return children.length > 0 ? `${start}>${children.join('')}</${name}>` : `${start}/>`;
}

export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, ...children);

interface Size {
  /** In user units. */
  readonly width: number;
  readonly height: number;
  /** Pixels per user unit. */
  readonly scale?: number;
}

export const svgDocument = (
  { width, height, scale = 1 }: Size,
  ...children: string[]
): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: width * scale,
      height: height * scale,
    },
    ...children,
  );
