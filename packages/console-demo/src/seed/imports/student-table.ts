import type { DistrictPlan, Faults } from './district-plan.ts'
import { usDate } from './file-of.ts'
import { NAMES } from './names.ts'
import { createRandom, type Random } from './random.ts'
import type { SiteTable } from './site-table.ts'
import type { SourceTable } from './source-table.ts'
import { type Stay, stayOf, staysOfGone } from './stay-of.ts'

export const STUDENT_HEADER = [
  'LOCAL_ID',
  'STATE_ID',
  'FIRST_NM',
  'LAST_NM',
  'BIRTH_DT',
  'GENDER',
  'GRADE',
  'SCHOOL_CD',
  'ENTRY_DT',
  'HOME_LANG',
  'EMAIL',
  'STATUS',
  'EXIT_DT',
]
/** Places of the columns that faults are put into. */
export const STUDENT_AT = {
  id: 0,
  lastName: 3,
  birthDate: 4,
  grade: 6,
  site: 7,
  entryDate: 8,
  language: 9,
  status: 11,
  exitDate: 12,
} as const

export type StudentTable = {
  table: SourceTable
  /** Rows that the import will refuse. */
  refused: ReadonlySet<number>
}

type Year = { sisYear: number; today: string }

const LANGUAGES = [
  '00',
  '00',
  '00',
  '00',
  '00',
  '00',
  '01',
  '01',
  '01',
  '02',
  '03',
  '04',
  '05',
  '11',
  '23',
  '28',
] as const
const BAD_DATES = ['00/00/2019', '00/00/2019', '00/00/2018', '02/30/2017', '13/05/2016'] as const

/** Students of a district with the faults of its plan, each fault in rows of its own. */
export const studentTable = (
  plan: DistrictPlan,
  sites: SiteTable,
  year: Year,
  random: Random,
): StudentTable => {
  const rows: string[][] = []
  const count = plan.students - plan.faults.duplicate
  for (let i = 0; i < count; i += 1) {
    const id = FIRST_ID + i
    rows.push(student(id, sites, year.sisYear, stayOf(id, year), random))
  }
  const { refused, faulty } = spoil(rows, plan.faults, sites.unknownCode, random)
  return duplicated(rows, refused, faulty, plan.faults.duplicate, random)
}

/** Students who have left since the year began and are in no file any more, with their last rows. */
export const goneStudents = (count: number, sites: SiteTable, { sisYear, today }: Year, random: Random) => {
  const stays = staysOfGone(count, { sisYear, today })
  return stays.map((stay, i) => student(FIRST_ID - 1 - i, sites, sisYear, stay, random))
}

/** Students who come behind those of a file, with numbers of their own. */
export const arrivingStudents = (count: number, behind: number, sites: SiteTable, year: Year) => {
  const random = createRandom(`${sites.unknownCode} arriving ${behind}`)
  return Array.from({ length: count }, (_, i) => {
    const id = FIRST_ID + behind + i
    return student(id, sites, year.sisYear, stayOf(id, year), random)
  })
}

const FIRST_ID = 30_017_640

const student = (
  number: number,
  { sites }: SiteTable,
  sisYear: number,
  stay: Stay,
  random: Random,
): string[] => {
  const site = random.pick(sites)
  const grade = random.pick(site.grades)
  const first = random.pick(NAMES.first)
  const last = random.pick(NAMES.last)
  const id = String(number)
  const older = Number(grade) >= 6
  return [
    id,
    String(7_730_000_000 + ((Math.abs(number - FIRST_ID) * 7_919) % 9_999_999)),
    first,
    last,
    birthDate(grade, sisYear, random),
    random.pick(['F', 'M', 'F', 'M', 'F', 'M', 'X']),
    grade,
    site.code,
    usDate(stay.entryDate),
    random.pick(LANGUAGES),
    older ? `${first}.${last}.${id.slice(-5)}@example.org`.toLowerCase() : '',
    stay.status,
    stay.exitDate === null ? '' : usDate(stay.exitDate),
  ]
}

const birthDate = (grade: string, sisYear: number, random: Random): string => {
  const age = { PK: 3, TK: 4, K: 5 }[grade] ?? Number(grade) + 5
  const month = random.int(1, 12)
  const year = sisYear - age - (month > 8 ? 1 : 0)
  return `${String(month).padStart(2, '0')}/${String(random.int(1, 28)).padStart(2, '0')}/${year}`
}

const spoil = (rows: string[][], faults: Faults, unknownSite: string, random: Random) => {
  const refused = new Set<number>()
  const faulty = new Set<number>()
  const spare = (fits: (row: string[]) => boolean = () => true): number => {
    // Near the top a file is read by people; faults there would have been found.
    const from = Math.floor(rows.length * 0.06)
    for (let tries = 0; ; tries += 1) {
      const at = random.int(from, rows.length - 1)
      const row = rows[at]
      if (row && !faulty.has(at) && (fits(row) || tries > 500)) return at
    }
  }
  const put = (
    count: number,
    column: number,
    value: () => string,
    refuses: boolean,
    fits?: (row: string[]) => boolean,
  ) => {
    for (let n = 0; n < count; n += 1) {
      const at = spare(fits)
      faulty.add(at)
      if (refuses) refused.add(at)
      rows[at]?.splice(column, 1, value())
    }
  }
  const young = (row: string[]) => ['PK', 'TK', 'K'].includes(row[STUDENT_AT.grade] ?? '')
  put(faults.unknownSite, STUDENT_AT.site, () => unknownSite, true)
  for (const [code, count] of Object.entries(faults.grades))
    put(count, STUDENT_AT.grade, () => code, true, young)
  put(faults.birthDate, STUDENT_AT.birthDate, () => random.pick(BAD_DATES), true)
  put(faults.emptyName, STUDENT_AT.lastName, () => '', true)
  put(faults.language, STUDENT_AT.language, () => '98', false)
  return { refused, faulty }
}

/** A duplicate stands behind the row whose ID it has, with another last name: an exact copy would do no harm. */
const duplicated = (
  rows: readonly string[][],
  refused: ReadonlySet<number>,
  faulty: ReadonlySet<number>,
  count: number,
  random: Random,
): StudentTable => {
  const twice = new Set<number>()
  while (twice.size < count) {
    const at = random.int(Math.floor(rows.length * 0.06), rows.length - 1)
    if (!faulty.has(at)) twice.add(at)
  }
  const all: string[][] = []
  const refusedNow = new Set<number>()
  rows.forEach((row, i) => {
    if (refused.has(i)) refusedNow.add(all.length)
    all.push(row)
    if (!twice.has(i)) return
    refusedNow.add(all.length)
    all.push(row.map((cell, at) => (at === STUDENT_AT.lastName ? `${cell} Jr.` : cell)))
  })
  return { table: { header: STUDENT_HEADER, rows: all }, refused: refusedNow }
}
