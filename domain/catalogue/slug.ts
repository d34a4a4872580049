/** `Kitchen Appliances` -> `kitchen-appliances`: lower case, diacritics folded, words joined by hyphens. */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
