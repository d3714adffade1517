import type { SeedDistrict } from '../seed-district.ts'
import { NAMES } from './names.ts'
import type { Random } from './random.ts'
import type { SourceTable } from './source-table.ts'

export type SeedSite = { code: string; grades: readonly [string, ...string[]] }
export type SiteTable = { table: SourceTable; sites: [SeedSite, ...SeedSite[]]; unknownCode: string }

const YOUNG = ['PK', 'TK', 'K', '1', '2', '3', '4', '5'] as const
const MIDDLE = ['6', '7', '8'] as const
const HIGH = ['9', '10', '11', '12'] as const

const KINDS = {
  elementary: { type: 'Elementary School', name: 'Elementary', low: 'PK', high: '05', grades: YOUNG },
  middle: { type: 'Middle & K-8 School', name: 'Middle', low: '06', high: '08', grades: MIDDLE },
  high: { type: 'High School', name: 'High', low: '09', high: '12', grades: HIGH },
  all: {
    type: 'Middle & K-8 School',
    name: 'School',
    low: 'PK',
    high: '08',
    grades: [...YOUNG, ...MIDDLE] as const,
  },
} as const

/** The seventeenth site is the one that the district forgot: its code is in the student file only. */
const FORGOTTEN = 17

/** The district's schools, elementary ones first. */
export const siteTable = (
  { lea, sites: count, profile, districtType }: SeedDistrict,
  random: Random,
): SiteTable => {
  const prefix = profile === 'rich' ? '04' : String(Number.parseInt(lea, 10) % 90).padStart(2, '0')
  const code = (n: number) => prefix + String(n).padStart(2, '0')
  const names = [...NAMES.place]
  const rows: string[][] = []
  const sites: SeedSite[] = []
  for (let i = 0; i < Math.max(1, count); i += 1) {
    const kind = kindOf(i, count, districtType)
    const place = names.splice(random.int(0, names.length - 1), 1)[0] ?? `School ${i + 1}`
    const number = i + 1 < FORGOTTEN ? i + 1 : i + 2
    sites.push({ code: code(number), grades: kind.grades })
    rows.push([
      code(number),
      `${place} ${kind.name}`,
      place,
      kind.type,
      kind.low,
      kind.high,
      `${random.pick(NAMES.first)} ${random.pick(NAMES.last)}`,
    ])
  }
  const [first = { code: code(1), grades: KINDS.all.grades }, ...others] = sites
  const header = ['SCHOOL_CD', 'SCHOOL_NM', 'SHORT_NM', 'SCHOOL_TYPE', 'LOW_GRADE', 'HIGH_GRADE', 'PRINCIPAL']
  return { table: { header, rows }, sites: [first, ...others], unknownCode: code(FORGOTTEN) }
}

const kindOf = (i: number, count: number, districtType: SeedDistrict['districtType']) => {
  if (districtType === 'high') return KINDS.high
  if (count < 3) return KINDS.all
  const high = districtType === 'elementary' ? 0 : Math.max(1, Math.round(count * 0.17))
  const middle = Math.max(1, Math.round(count * 0.21))
  if (i >= count - high) return KINDS.high
  return i >= count - high - middle ? KINDS.middle : KINDS.elementary
}
