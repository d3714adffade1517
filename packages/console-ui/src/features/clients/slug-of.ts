const LONGEST = 40
const SHORTEST = 2

/**
 * Makes a slug of a name: `Peña Blanca Unified` becomes `pena-blanca-unified`. Empty where nothing is left of it, as of a
 * name of signs alone.
 */
export const slugOf = (name: string): string => {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return slug.length < SHORTEST ? '' : slug
}
