import {
  GRADE_CODES,
  type ListSpec,
  type Operation,
  SIS_ROW_FIELDS,
  type SisComponent,
} from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { SIS_LISTS } from '../db/search-text.ts'
import { FINDINGS } from '../db/sis-findings.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

type Row = Readonly<Record<string, unknown>>
type Answer = {
  status: number
  data: Row[]
  error: { code: number; message: string }
  extensions: { totalCount: number; facets?: Record<string, { value: string; count: number }[]> }
}

const LEA = '4107320'
const OTHER_LEA = '0610391'
const ROW_META = [
  'id',
  'lea',
  'schoolYear',
  'sourceId',
  'batchId',
  'isActive',
  'isManual',
  'dateLastModified',
]

let server: TestServer
let browser: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('admin@example.org')
  for (const [component, data] of RARE) await store(component, data)
})
afterAll(() => server.close())

/** What the seed has no example of. */
const RARE: readonly [SisComponent, Row][] = [
  [
    'enrollment',
    {
      studentId: 'R1',
      siteCode: 'R',
      gradeLevel: '07',
      entryDate: '2026-08-12',
      exitDate: '2026-09-02',
      exitCode: 'T160',
    },
  ],
  ['roster', { studentId: 'R1', sectionId: 'R1', siteCode: 'R', endDate: '2026-09-02' }],
  ['gradebooks', { gradebookId: 'R1', gradebookName: 'Art', sectionId: 'R1', siteCode: 'R', staffId: 'R2' }],
  [
    'reportCards',
    {
      studentId: 'R1',
      sectionId: 'R1',
      courseId: 'R1',
      siteCode: 'R',
      staffId: 'R2',
      gradingPeriodCode: 'Q1',
    },
  ],
  ['studentTags', { studentId: 'R1', tagCode: 'R1', tagName: 'Chess', endDate: '2026-09-02' }],
  ['studentPrograms', { studentId: 'R1', programCode: 'R1', programEndDate: '2026-09-02' }],
]

/** A row of a district that an import brought. */
const store = async (component: SisComponent, data: object): Promise<number> => {
  const { id } = await server.db
    .insertInto('sisRows')
    .values({
      lea: LEA,
      component,
      schoolYear: 2026,
      sourceId: `${component} ${crypto.randomUUID()}`,
      data: json(data),
      hash: '',
      dateLastModified: server.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const ask = async (path: string, query: string, lea = LEA): Promise<Answer> => {
  const response = await browser(`/api${path}?lea=${lea}&${query}`)
  return { status: response.status, ...(await response.json()) }
}
const lists: { component: SisComponent; path: string; list: ListSpec }[] = Object.entries<Operation>(
  SIS_LISTS,
).flatMap(([component, { path, list }]) =>
  list ? [{ component: component as SisComponent, path, list }] : [],
)

const kindOf = (component: SisComponent, name: string) => {
  if (name === 'id' || name === 'schoolYear' || name === 'batchId') return 'number'
  if (name === 'isActive') return 'flag'
  return SIS_ROW_FIELDS[component][name]?.kind ?? 'code'
}
const sorts = lists.flatMap(({ component, path, list }) =>
  [list.key, ...list.sortable].map((name) => ({ component, path, name, kind: kindOf(component, name) })),
)
// What is found in rows of other components has tests of its own.
const filters = lists.flatMap(({ component, path, list }) =>
  [list.key, ...list.filterable]
    .filter((name) => !FINDINGS[component]?.[name])
    .map((name) => ({ component, path, name, kind: kindOf(component, name) })),
)

const RANKS = new Map<unknown, number>(GRADE_CODES.map((code, rank) => [code, rank]))

/** How two values of a kind stand to each other, found without the database. */
const comparable = (kind: string, value: unknown): string | number => {
  if (kind === 'number') return Number(value)
  if (kind === 'grade') return RANKS.get(value) ?? Number.NaN
  return kind === 'text' ? String(value).toLowerCase() : String(value)
}
const inOrder = (kind: string, values: readonly unknown[], direction: string): unknown[] => {
  const there = values
    .filter((value) => value !== null)
    .map((value) => comparable(kind, value))
    .sort((a, b) => (a < b ? -1 : Number(a > b)))
  const missing = values.filter((value) => value === null)
  return [...(direction === 'asc' ? there : there.reverse()), ...missing]
}

describe('[S7] the lists of SIS rows', () => {
  it.each(lists)('$path answers every field of its rows, whatever is stored', async ({ component, path }) => {
    const expected = [...ROW_META, ...Object.keys(SIS_ROW_FIELDS[component])].sort()
    const { data, extensions } = await ask(path, 'limit=1000')
    expect(extensions.totalCount).toBeGreaterThan(0)
    for (const row of data) expect(Object.keys(row).sort()).toEqual(expected)
  })

  it.each(sorts)('$path sorts by $name as a $kind', async ({ path, name, kind }) => {
    for (const direction of ['asc', 'desc']) {
      const { status, data } = await ask(path, `limit=1000&sort[${name}]=${direction}`)
      expect(status).toBe(200)
      const values = data.map((row) => row[name])
      const found = values.map((value) => (value === null ? null : comparable(kind, value)))
      expect(found).toEqual(inOrder(kind, values, direction))
    }
  })

  it.each(filters)('$path filters by $name as a $kind', async ({ path, name, kind }) => {
    const all = (await ask(path, 'limit=1000')).data
    const wanted = all.map((row) => row[name]).find((value) => value !== null)
    if (wanted === undefined) throw new Error(`No row of ${path} has ${name}.`)
    const equal = all.filter((row) => row[name] === wanted)
    const found = await ask(path, `limit=1000&filter[${name}]=${encodeURIComponent(String(wanted))}`)
    expect(found.status).toBe(200)
    expect(idsOf(found.data)).toEqual(idsOf(equal))
    if (kind === 'flag') return
    const nothing = { number: '-7', date: '1990-01-01', grade: 'IT' }[kind as string] ?? 'no such value'
    const none = await ask(path, `filter[${name}][0]=${encodeURIComponent(nothing)}`)
    expect([none.status, none.data]).toEqual([200, []])
    if (kind === 'text' || kind === 'code') return
    const least = comparable(kind, wanted)
    const from = await ask(path, `limit=1000&filter[${name}][gte]=${wanted}`)
    expect(idsOf(from.data)).toEqual(
      idsOf(all.filter((row) => row[name] !== null && comparable(kind, row[name]) >= least)),
    )
    const below = await ask(path, `limit=1000&filter[${name}][lt]=${wanted}`)
    expect(below.data.length + from.data.length).toBe(all.filter((row) => row[name] !== null).length)
  })

  it.each(lists)(
    'R46 $path refuses what it does not declare, and names it',
    async ({ component, path, list }) => {
      const undeclared = Object.keys(SIS_ROW_FIELDS[component]).find(
        (name) => ![list.key, ...list.sortable, ...list.filterable].includes(name),
      )
      for (const [query, parameter] of [
        [`sort[${undeclared}]=asc`, 'sort'],
        [`filter[${undeclared}]=x`, 'filter'],
        [`facets[0]=${undeclared}`, 'facets'],
        ['filter[nowhere]=x', 'filter'],
        ['filter[schoolYear]=this', 'filter[schoolYear]'],
      ]) {
        const { status, error } = await ask(path, query ?? '')
        expect([query, status]).toEqual([query, 400])
        expect(error.message).toContain(`'${parameter}'`)
      }
    },
  )

  it.each(filters.filter(({ kind }) => ['number', 'date', 'flag'].includes(kind)))(
    'R16 $path refuses a value of $name that is no $kind',
    async ({ path, name }) => {
      for (const value of ['soon', '2026-02-30', '1e3']) {
        const { status, error } = await ask(path, `filter[${name}][0]=${value}`)
        expect([value, status]).toEqual([value, 400])
        expect(error.message).toContain(`'filter[${name}]'`)
      }
    },
  )

  it.each(lists.filter(({ list }) => list.facets))(
    'R46 $path groups by its facets',
    async ({ path, list }) => {
      const all = (await ask(path, 'limit=1000')).data
      for (const name of list.facets ?? []) {
        const groups = (await ask(path, `limit=1&facets[0]=${name}`)).extensions.facets?.[name] ?? []
        const counts = Map.groupBy(all, (row) => String(row[name] ?? ''))
        expect(Object.fromEntries(groups.map(({ value, count }) => [value, count]))).toEqual(
          Object.fromEntries([...counts].map(([value, rows]) => [value, rows.length])),
        )
      }
    },
  )

  it.each(lists)('$path finds rows by each text that it searches', async ({ path, list }) => {
    const all = (await ask(path, 'limit=1000')).data
    for (const name of list.searchable) {
      const row = all.find((one) => typeof one[name] === 'string' && one[name] !== '')
      if (!row) continue
      const { data } = await ask(
        path,
        `limit=1000&search=${encodeURIComponent(String(row[name]).toUpperCase())}`,
      )
      expect([name, idsOf(data)]).toEqual([name, expect.arrayContaining([row.id])])
    }
    expect((await ask(path, 'search=no+such+row')).data).toEqual([])
  })

  it.each(lists)('$path is refused for another district, and shows its own only', async ({ path }) => {
    const refused = await ask(path, '', OTHER_LEA)
    expect([refused.status, refused.data]).toEqual([403, undefined])
    for (const row of (await ask(path, 'limit=1000')).data) expect(row.lea).toBe(LEA)
  })
})

const idsOf = (rows: readonly Row[]): unknown[] =>
  rows.map(({ id }) => id).sort((a, b) => Number(a) - Number(b))

describe('a row that holds nothing but its key', () => {
  it.each([
    ['contacts', '/contact', { isPrimary: false, relationship: null, languageCode: null }],
    ['sections', '/section', { classType: 'scheduled', coTeacherIds: [], studentCount: 0 }],
    ['roster', '/schedule', { role: 'student', isPrimary: false, staffName: null, courseTitle: null }],
    ['behavior', '/behavior', { participantRole: 'perpetrator', days: null, description: null }],
    ['courses', '/course', { department: null, isWeighted: false, credits: null }],
    ['studentTags', '/student-tags', { tagCategory: 'group', source: 'sis' }],
    ['students', '/district/students', { enrollmentStatus: 'enrolled', tags: [], races: [], homeless: null }],
  ] as const)('of %s answers what such a row means', async (component, path, blanks) => {
    const id = await store(component, {})
    const { data } = await ask(path, `filter[id]=${id}`)
    expect(data[0]).toMatchObject(blanks)
    await server.db.deleteFrom('sisRows').where('id', '=', id).execute()
  })

  it.each([
    ['contacts', '/contact', 'isPrimary', 'false'],
    ['studentTags', '/student-tags', 'tagCategory', 'group'],
    ['gradingPeriods', '/grading-periods', 'sessionType', 'gradingPeriod'],
  ] as const)('of %s is found by what it answers for %s', async (component, path, name, value) => {
    const id = await store(component, {})
    const { data } = await ask(path, `limit=1000&filter[${name}]=${value}`)
    expect(idsOf(data)).toContain(id)
    await server.db.deleteFrom('sisRows').where('id', '=', id).execute()
  })
})
