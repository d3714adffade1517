/** What somebody has seen so far, which later requests are about. */
export type Seen = {
  /** The district that is open. */
  lea: string
  /** A batch of it, and a result of that batch. */
  batchId: number | null
  etlStatusId: number | null
  /** Another batch ran before it. */
  hasEarlier: boolean
}

type Row = Readonly<Record<string, unknown>>

export type Asked = {
  readonly name: string
  /** How often it is asked, compared with the others. */
  readonly weight: number
  readonly onlyStaff?: true
  /** Its path below `/api`; null as long as nothing was seen that it could be about. */
  readonly path: (seen: Seen, chance: () => number) => string | null
  /** Takes what a later request is about from the rows. */
  readonly notice?: (seen: Seen, rows: readonly Row[]) => void
}

type Path = Asked['path']
const some = (chance: () => number, most: number): number => Math.floor(chance() * most)
const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** What somebody has seen who has just come to a district. */
export const nothingOf = (lea: string): Seen => ({ lea, batchId: null, etlStatusId: null, hasEarlier: false })

const ofDistrict =
  (list: string, query: string): Path =>
  ({ lea }) =>
    `${list}?lea=${lea}&${query}`

const NAMES = ['ada', 'mar', 'finch', 'ro', 'okafor', 'lee']
const PLACES = ['park', 'cedar', 'unified', 'ridge', '1000']
const wordOf = (words: readonly string[], chance: () => number) => words[some(chance, words.length)]

/** What people ask while they work, as their screens do. */
export const MIX: readonly Asked[] = [
  { name: 'who is there', weight: 10, path: () => '/user-info' },
  { name: 'unread alerts', weight: 8, path: () => '/alerts/unread' },
  { name: 'alerts', weight: 2, path: () => '/alerts' },
  { name: 'district select', weight: 3, onlyStaff: true, path: () => '/districts' },
  {
    name: 'districts',
    weight: 3,
    onlyStaff: true,
    path: (_, chance) => `/district?limit=25&offset=${25 * some(chance, 20)}`,
  },
  {
    name: 'overview',
    weight: 8,
    onlyStaff: true,
    path: (_, chance) => `/districts/status?limit=25&offset=${25 * some(chance, 8)}`,
  },
  {
    name: 'overview by name',
    weight: 3,
    onlyStaff: true,
    path: (_, chance) => `/districts/status?limit=25&sort[districtName]=asc&offset=${25 * some(chance, 100)}`,
  },
  {
    name: 'overview searched',
    weight: 3,
    onlyStaff: true,
    path: (_, chance) => `/districts/status?limit=25&search=${wordOf(PLACES, chance)}`,
  },
  { name: 'overview counts', weight: 8, onlyStaff: true, path: () => '/districts/status-counts' },
  { name: 'import status', weight: 6, path: ofDistrict('/district/import-status', '') },
  {
    name: 'import logs',
    weight: 12,
    path: ofDistrict('/district/import-log-headers', 'limit=25'),
    notice: (seen, [first, second]) => {
      Object.assign(seen, nothingOf(seen.lea), {
        batchId: numberIn(first?.batchId),
        hasEarlier: second !== undefined,
      })
    },
  },
  {
    name: 'import logs, later page',
    weight: 3,
    path: ofDistrict('/district/import-log-headers', 'limit=10&offset=20'),
  },
  {
    name: 'results',
    weight: 8,
    path: ({ lea, batchId }) =>
      batchId === null ? null : `/district/import-log-results?lea=${lea}&limit=25&filter[batchId]=${batchId}`,
    notice: (seen, rows) => {
      // The details of students are what there is to read.
      const students = rows.find(({ componentName }) => componentName === 'students')
      seen.etlStatusId = numberIn(students?.etlStatusId)
    },
  },
  {
    name: 'details',
    weight: 6,
    path: ({ lea, etlStatusId }) =>
      etlStatusId === null
        ? null
        : `/district/import-log-details?lea=${lea}&limit=100&filter[etlStatusId]=${etlStatusId}`,
  },
  {
    name: 'causes',
    weight: 4,
    path: ({ lea, etlStatusId }) =>
      etlStatusId === null
        ? null
        : `/district/import-log-details?lea=${lea}&limit=1&facets[]=cause&facets[]=severity&filter[etlStatusId]=${etlStatusId}`,
  },
  {
    name: 'details searched',
    weight: 2,
    path: ({ lea, etlStatusId }, chance) =>
      etlStatusId === null
        ? null
        : `/district/import-log-details?lea=${lea}&limit=100&filter[etlStatusId]=${etlStatusId}&search=${wordOf(NAMES, chance)}`,
  },
  {
    name: 'comparison',
    weight: 2,
    path: ({ lea, batchId, hasEarlier }) =>
      batchId === null || !hasEarlier ? null : `/district/import-log-headers/${batchId}/compare?lea=${lea}`,
  },
  { name: 'templates', weight: 3, path: ofDistrict('/district/sis-imports', 'limit=25') },
  { name: 'correction requests', weight: 2, path: ofDistrict('/district/correction-requests', 'limit=25') },
  { name: 'students', weight: 6, path: ofDistrict('/district/students', 'limit=100') },
  {
    name: 'students sorted and filtered',
    weight: 3,
    path: ofDistrict('/district/students', 'limit=100&sort[siteCode]=desc&filter[gradeLevel]=09'),
  },
  {
    name: 'students searched',
    weight: 5,
    path: ({ lea }, chance) => `/district/students?lea=${lea}&limit=100&search=${wordOf(NAMES, chance)}`,
  },
  { name: 'staff', weight: 3, path: ofDistrict('/district/staffs', 'limit=100') },
  { name: 'sites', weight: 3, path: ofDistrict('/district/sites', 'limit=100') },
  { name: 'sections', weight: 3, path: ofDistrict('/section', 'limit=100') },
  { name: 'enrollment', weight: 3, path: ofDistrict('/enrollment', 'limit=100&offset=100') },
  { name: 'schedules', weight: 3, path: ofDistrict('/schedule', 'limit=100') },
]

/** One of these, by weight. */
export const pickAsked = (from: readonly Asked[], chance: () => number): Asked | undefined => {
  let left = chance() * from.reduce((sum, { weight }) => sum + weight, 0)
  return from.find(({ weight }) => {
    left -= weight
    return left < 0
  })
}
