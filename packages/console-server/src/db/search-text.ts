/** Fields that `search` looks into, per component; the lists in core's resources declare the same ones. */
const SEARCHED: Readonly<Record<string, readonly string[]>> = {
  sites: ['siteCode', 'siteName'],
  staff: ['staffId', 'firstName', 'lastName', 'emailAddress', 'username'],
  students: ['studentId', 'stateStudentId', 'firstName', 'lastName'],
  enrollment: ['studentId', 'siteCode'],
}

/** What a stored row is found by. Parts are kept apart, so that no match runs across two of them. */
export const searchTextOf = (component: string, data: Readonly<Record<string, unknown>>): string =>
  (SEARCHED[component] ?? [])
    .map((field) => data[field])
    .filter((value) => typeof value === 'string' && value !== '')
    .join('\n')
    .toLowerCase()
