/** Written in capitals wherever they stand. */
const CAPITALS = new Set(['id', 'lea', 'sis', 'url', 'sso', 'et', 'ell', 'iep', 'nces'])

/** A field's name as a title: `siteCode` is "Site code", `SCHOOL_CD` "School cd", `stateStudentId` "State student ID". */
export function readableName(field: string): string {
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_.-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
    .map((word) => (CAPITALS.has(word) ? word.toUpperCase() : word))
  const name = words.join(' ')
  return name === '' ? field : name.charAt(0).toUpperCase() + name.slice(1)
}
