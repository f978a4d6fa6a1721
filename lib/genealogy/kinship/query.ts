/** Reduces a query to the fields of the kinship page, without values longer than an id. */
export function tidyKinshipFields(fields: URLSearchParams): URLSearchParams {
  const tidyFields = new URLSearchParams();
  for (const name of ['de', 'a']) {
    const value = fields.get(name);
    if (value !== null && /^[a-z0-9-]{1,60}$/.test(value)) tidyFields.set(name, value);
  }
  return tidyFields;
}
