import type { ImportedComponent } from './database-column.ts'
import type { Value } from './read-value.ts'

/** Sites that take no part in imports (`includeInImport`), with everything of theirs. */
export type ExcludedSites = {
  sites: { has(siteCode: string): boolean }
  /** The excluded site of a student who is at one. */
  students: { get(studentId: string): string | undefined }
}

type Of = {
  componentName: ImportedComponent
  excluded: ExcludedSites
  /** The students that rows may refer to. */
  students: { has(studentId: string): boolean }
}

/**
 * The excluded site that a row belongs to; null when it belongs to none. People of several sites need one that takes part.
 * What names no site belongs to that of its student. The row of a site itself is read whatever it says.
 * @example leftOutBy({ componentName: 'students', … }, { studentId: '30018842', siteCode: '0415' }) // '0415'
 */
export const leftOutBy = (
  { componentName, excluded, students }: Of,
  { siteCode, siteCodes, primarySiteCode, studentId }: Readonly<Record<string, Value>>,
): string | null => {
  if (componentName === 'sites') return null
  if (typeof siteCode === 'string' && excluded.sites.has(siteCode)) return siteCode
  const ofPerson = [primarySiteCode, siteCodes].flat().filter((code) => typeof code === 'string')
  if (ofPerson.length > 0)
    return ofPerson.every((code) => excluded.sites.has(code)) ? (ofPerson[0] ?? null) : null
  if (componentName === 'students' || typeof studentId !== 'string') return null
  // A student may be enrolled at a second site, which takes part; then it is enough that the student is known.
  if (typeof siteCode === 'string' && students.has(studentId)) return null
  return excluded.students.get(studentId) ?? null
}

/** The sites that a record names: its own, or those of a person. */
export const sitesOf = ({ siteCode, siteCodes }: Readonly<Record<string, Value>>): readonly string[] =>
  typeof siteCode === 'string' ? [siteCode] : Array.isArray(siteCodes) ? siteCodes : []

/** Whether all sites of a record are closed: people of several sites can come as long as one of them is open. */
export const isAtClosedSites = (
  record: Readonly<Record<string, Value>>,
  closedSites: { has(siteCode: string): boolean },
): boolean => {
  const sites = sitesOf(record)
  return sites.length > 0 && sites.every((site) => closedSites.has(site))
}
