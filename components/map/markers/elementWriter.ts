/** Writes to an element only what has changed: a style written again, though the same, is worked out again. */
export interface ElementWriter {
  readonly element: HTMLElement;
  readonly style: (property: string, value: string) => void;
  /** Writes a `data-…` attribute; `name` is what follows the hyphen. */
  readonly data: (name: string, value: string) => void;
}

export function createElementWriter(element: HTMLElement): ElementWriter {
  const written = new Map<string, string>();

  function isNew(key: string, value: string): boolean {
    if (written.get(key) === value) return false;
    written.set(key, value);
    return true;
  }

  return {
    element,
    style(property, value) {
      if (isNew(property, value)) element.style.setProperty(property, value);
    },
    data(name, value) {
      if (isNew(`data-${name}`, value)) element.setAttribute(`data-${name}`, value);
    },
  };
}
