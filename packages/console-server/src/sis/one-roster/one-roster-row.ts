import { type FlatRow, flatRow, recordsIn } from '../flat-row.ts'

type SisRecord = Readonly<Record<string, unknown>>

/** What OneRoster's references are called in its files. */
const SINGLE = {
  school: 'schoolSourcedId',
  org: 'orgSourcedId',
  user: 'userSourcedId',
  class: 'classSourcedId',
  course: 'courseSourcedId',
  parent: 'parentSourcedId',
  primaryOrg: 'primaryOrgSourcedId',
} as const
const SEVERAL = { orgs: 'orgSourcedIds', terms: 'termSourcedIds' } as const

/** A record of the REST services as the files of OneRoster have it: references are columns such as `schoolSourcedId`. */
export const oneRosterRow = (record: SisRecord): FlatRow => {
  const own = Object.entries(record).filter(([name]) => !(name in SINGLE) && !(name in SEVERAL))
  const row: Record<string, string> = Object.assign({}, flatRow(Object.fromEntries(own)))
  for (const [name, column] of Object.entries(SINGLE)) {
    const [reference] = recordsIn({ of: [record[name]] }, 'of')
    if (reference) row[column] = String(reference.sourcedId ?? '')
  }
  for (const [name, column] of Object.entries(SEVERAL)) {
    const ids = recordsIn(record, name).map(({ sourcedId }) => String(sourcedId ?? ''))
    if (name in record) row[column] = ids.join(';')
  }
  return row
}

/** The roles of a user of OneRoster 1.2, as its files have them: rows of their own. */
export const rolesOf = (user: SisRecord): FlatRow[] =>
  recordsIn(user, 'roles').map((role) =>
    Object.assign({}, oneRosterRow(role), {
      userSourcedId: String(user.sourcedId ?? ''),
      status: String(user.status ?? ''),
    }),
  )
