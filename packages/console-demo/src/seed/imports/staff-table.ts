import { NAMES } from './names.ts'
import type { Random } from './random.ts'
import type { SeedSite } from './site-table.ts'
import type { SourceTable } from './source-table.ts'

/** Places of columns that others are made from. */
export const STAFF_AT = { id: 0, role: 3, site: 5 } as const

const ROLES = ['T', 'T', 'T', 'T', 'T', 'T', 'T', 'A', 'A', 'C'] as const
const TITLES = { T: 'Teacher', A: 'Instructional Aide', C: 'Counselor', P: 'Principal' } as const

/** Staff of a district; some work at two sites. */
export const staffTable = (
  count: number,
  sites: readonly [SeedSite, ...SeedSite[]],
  badEmails: number,
  random: Random,
): SourceTable => {
  const rows: string[][] = []
  for (let i = 0; i < count; i += 1) {
    const first = random.pick(NAMES.first)
    const last = random.pick(NAMES.last)
    const role = i < sites.length ? 'P' : random.pick(ROLES)
    const site = (sites[i] ?? random.pick(sites)).code
    const second = random.chance(0.06) ? random.pick(sites).code : site
    const username = `${first.charAt(0)}${last}${10_001 + i}`.toLowerCase()
    const mail = i >= count - badEmails ? `${username} at example.org` : `${username}@example.org`
    const all = second === site ? site : `${site};${second}`
    rows.push([String(10_001 + i), first, last, role, all, site, mail, username, TITLES[role]])
  }
  const header = [
    'STAFF_ID',
    'FIRST_NM',
    'LAST_NM',
    'ROLE',
    'SCHOOL_CDS',
    'SCHOOL_CD',
    'EMAIL',
    'USERNAME',
    'JOB_TITLE',
  ]
  return { header, rows }
}
