export type BenchCall = { readonly name: string; readonly path: string }

/** What the calls are about. */
export type BenchRecords = {
  readonly lea: string
  readonly batchId: number
  readonly etlStatusId: number
  readonly students: number
  readonly details: number
}

/** The lists that people open most, with the page sizes of their screens. */
export const benchCalls = ({ lea, ...of }: BenchRecords): BenchCall[] => {
  const call = (name: string, list: string, query: string): BenchCall => ({
    name,
    path: `/api/district/${list}?lea=${lea}&${query}`,
  })
  const last = (total: number) => Math.floor((total - 1) / 100) * 100
  const middle = (total: number) => Math.floor(total / 200) * 100
  const ofResult = `filter[etlStatusId]=${of.etlStatusId}`
  return [
    call('import logs', 'import-log-headers', 'limit=25'),
    call('results of a batch', 'import-log-results', `limit=25&filter[batchId]=${of.batchId}`),
    call('details of a result', 'import-log-details', `limit=100&${ofResult}`),
    call('details of a result, searched', 'import-log-details', `limit=100&${ofResult}&search=1st`),
    call('details, first page', 'import-log-details', 'limit=100'),
    call('details, middle page', 'import-log-details', `limit=100&offset=${middle(of.details)}`),
    call('details, last page', 'import-log-details', `limit=100&offset=${last(of.details)}`),
    call('students, first page', 'students', 'limit=100'),
    call('students, middle page', 'students', `limit=100&offset=${middle(of.students)}`),
    call('students, last page', 'students', `limit=100&offset=${last(of.students)}`),
    call('students, sorted and filtered', 'students', 'limit=100&sort[siteCode]=desc&filter[gradeLevel]=09'),
    call('students, searched', 'students', 'limit=100&search=marek'),
  ]
}
