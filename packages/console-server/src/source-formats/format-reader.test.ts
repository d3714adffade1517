import { describe, expect, it } from 'vitest'
import type { FlatRow } from '../sis/flat-row.ts'
import { createFormatReader, filesOfComponent, type SourceTables } from './format-reader.ts'
import { oneRoster11, oneRoster12 } from './one-roster/one-roster.ts'
import type { SourceFormat } from './source-format.ts'

const tablesOf = (files: Readonly<Record<string, readonly FlatRow[]>>) => {
  const opened: string[] = []
  const tables: SourceTables = {
    isAbsent: (file) => files[file] === undefined,
    rows: async function* (file) {
      opened.push(file)
      for (const [i, cells] of (files[file] ?? []).entries()) yield { rowNumber: i + 1, cells }
    },
  }
  return { tables, opened }
}

type Component = Parameters<ReturnType<typeof createFormatReader>['rows']>[0]

const read = async (
  format: SourceFormat,
  component: Component,
  files: Readonly<Record<string, readonly FlatRow[]>>,
) => {
  const rows: (FlatRow & { rowNumber: unknown })[] = []
  for await (const { rowNumber, cells } of createFormatReader(format, tablesOf(files).tables).rows(component))
    rows.push(Object.assign({}, cells, { rowNumber: String(rowNumber) }))
  return rows
}

const SCHOOLS: FlatRow[] = [
  { sourcedId: 'o1', type: 'school', identifier: '0412' },
  { sourcedId: 'o2', type: 'school', identifier: '', status: 'tobedeleted' },
  { sourcedId: 'd1', type: 'district', identifier: 'D' },
]
const enrollment = (sourcedId: string, more: FlatRow): FlatRow =>
  Object.assign({ sourcedId, classSourcedId: 'c1', role: 'teacher', status: 'active' }, more)

describe('[R46] rows of a component out of several files', () => {
  it('count the rows of their own file, also where a row is left out or becomes several', async () => {
    const users = [
      { sourcedId: 'u1', role: 'teacher', orgSourcedIds: 'o1,d1' },
      { sourcedId: 'u2', role: 'student', orgSourcedIds: 'o1,o2' },
    ]
    expect(await read(oneRoster11, 'students', { users, orgs: SCHOOLS })).toMatchObject([
      { rowNumber: '2', sourcedId: 'u2', orgSourcedIds: '0412' },
    ])
    const classes = [
      { sourcedId: 'c1', termSourcedIds: 't1, t2' },
      { sourcedId: 'c2', termSourcedIds: '' },
    ]
    expect(await read(oneRoster11, 'sections', { classes })).toMatchObject([
      { rowNumber: '1', termSourcedIds: 't1' },
      { rowNumber: '1', termSourcedIds: 't2' },
      { rowNumber: '2', termSourcedIds: '' },
    ])
  })

  it('have columns of other files, and an id that leads nowhere stays as it is', async () => {
    const users = [{ sourcedId: 'u2', identifier: '300', role: 'student' }]
    const demographics = [{ sourcedId: 'u2', birthDate: '2012-02-29', white: 'TRUE', asian: 'false' }]
    expect(await read(oneRoster11, 'students', { users, demographics })).toMatchObject([
      { birthDate: '2012-02-29', races: 'white', identifier: '300' },
    ])
    const enrollments = [
      { sourcedId: 'e1', userSourcedId: 'u2', schoolSourcedId: 'o1', role: 'student' },
      { sourcedId: 'e2', userSourcedId: 'gone', schoolSourcedId: 'gone', role: 'student' },
    ]
    expect(await read(oneRoster11, 'roster', { users, enrollments, orgs: SCHOOLS })).toMatchObject([
      { userSourcedId: '300', schoolSourcedId: '0412' },
      { userSourcedId: 'gone', schoolSourcedId: 'gone' },
    ])
  })

  it('gather the teachers of a class: the one in charge, then whoever stays longest', async () => {
    const enrollments = [
      enrollment('1', { userSourcedId: 'short', endDate: '2026-10-01' }),
      enrollment('2', { userSourcedId: 'long' }),
      enrollment('3', { userSourcedId: 'head', primary: 'true', endDate: '2026-09-01' }),
      enrollment('4', { userSourcedId: 'left', status: 'tobedeleted' }),
      enrollment('5', { userSourcedId: 'pupil', role: 'student' }),
      enrollment('6', { userSourcedId: 'head' }),
    ]
    const users = [{ sourcedId: 'long', identifier: 'T2' }]
    expect(
      await read(oneRoster11, 'sections', { classes: [{ sourcedId: 'c1' }], users, enrollments }),
    ).toMatchObject([{ primaryTeacherSourcedId: 'head', coTeacherSourcedIds: 'T2;short' }])
  })

  it('give a term of the district to every open school', async () => {
    const academicSessions = [{ sourcedId: 't1', title: 'Fall' }]
    expect(await read(oneRoster11, 'gradingPeriods', { academicSessions, orgs: SCHOOLS })).toMatchObject([
      { sourcedId: 't1', schoolSourcedId: '0412', rowNumber: '1' },
    ])
  })

  it('take roles and organizations of OneRoster 1.2 from their own file, the primary role first', async () => {
    const users: FlatRow[] = [{ sourcedId: 'u1' }, { sourcedId: 'u2', username: 'ada' }, { sourcedId: 'u3' }]
    const roles = [
      { sourcedId: 'r1', userSourcedId: 'u1', role: 'aide', roleType: 'secondary', orgSourcedId: 'o2' },
      { sourcedId: 'r2', userSourcedId: 'u1', role: 'teacher', roleType: 'primary', orgSourcedId: 'o1' },
      { sourcedId: 'r3', userSourcedId: 'u2', role: 'student', roleType: 'primary', orgSourcedId: 'o1' },
    ]
    const userProfiles = [{ sourcedId: 'p1', userSourcedId: 'u1', username: 'rivera', password: 'no' }]
    const set = { users, roles, userProfiles, orgs: SCHOOLS }
    expect(await read(oneRoster12, 'staff', set)).toMatchObject([
      { sourcedId: 'u1', role: 'teacher', orgSourcedIds: '0412;o2', primaryOrg: '0412', username: 'rivera' },
      { sourcedId: 'u3', role: '' },
    ])
    expect(await read(oneRoster12, 'students', set)).toMatchObject([
      { sourcedId: 'u2', orgSourcedIds: '0412', username: 'ada' },
    ])
  })

  it('of several files count on', async () => {
    const format = Object.assign({}, oneRoster11, {
      components: {
        staff: { from: [{ file: 'teachers' }, { file: 'others' }], mapping: { columns: {} } },
      },
    })
    const files = { teachers: [{ id: 'a' }, { id: 'b' }], others: [{ id: 'c' }] }
    expect(await read(format, 'staff', files)).toEqual([
      { id: 'a', rowNumber: '1' },
      { id: 'b', rowNumber: '2' },
      { id: 'c', rowNumber: '3' },
    ])
  })
})

it('[R46] a lookup is read once, however many components need it, and only by those that do', async () => {
  const { tables, opened } = tablesOf({ orgs: SCHOOLS })
  const reader = createFormatReader(oneRoster11, tables)
  for (const component of ['roster', 'courses', 'sections', 'sites'] as const)
    for await (const _ of reader.rows(component));
  expect(opened).toEqual(['orgs', 'users', 'enrollments', 'courses', 'enrollments', 'classes', 'orgs'])
  expect(filesOfComponent(oneRoster11, 'sections')).toEqual(['classes', 'orgs', 'enrollments', 'users'])
  expect(filesOfComponent(oneRoster12, 'students')).toContain('userProfiles')
})
