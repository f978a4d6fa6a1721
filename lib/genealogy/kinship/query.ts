/** Strips an address to the fields that the page of a kinship reads, without values too long for an id. */
export function tidyKinshipFields(fields: URLSearchParams): URLSearchParams {
  const tidy = new URLSearchParams();
  for (const name of ['de', 'a']) {
    const value = fields.get(name);
    if (value !== null && /^[a-z0-9-]{1,60}$/.test(value)) tidy.set(name, value);
  }
  return tidy;
}
