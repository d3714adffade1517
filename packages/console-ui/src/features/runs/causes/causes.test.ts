import {
  checkAccess,
  EMPLOYEE_ROLE,
  type FixTarget,
  type ImportLogDetail,
  type Owner,
  type Role,
  satisfies,
} from '@edconsole/console-core/contract'
import { fixTargets } from '@edconsole/console-core/import-rules'
import { describe, expect, it } from 'vitest'
import type { Cause } from './cause.ts'
import { causeFix, type FixReader } from './cause-fix.ts'
import { causesOfGroups, causesOfRows } from './causes-of.ts'
import { missingComponent, orderCauses } from './order-causes.ts'

const cause = (code: string, count: number, more: Partial<Cause> = {}): Cause => ({
  key: `${code}:column`,
  told: true,
  code,
  title: code,
  severity: 'error',
  columnName: 'column',
  sourceColumn: 'COLUMN',
  count,
  values: [],
  ofFile: false,
  owner: 'district',
  fixTarget: null,
  ...more,
})

describe('orderCauses', () => {
  it('puts what is missing first, in load order, and warnings last', () => {
    const given = [
      cause('T002', 580, { severity: 'warning' }),
      cause('V004', 24),
      cause('R002', 5),
      cause('T001', 214),
      cause('R001', 61),
      cause('V001', 1, { ofFile: true }),
    ]
    expect(orderCauses(given).map(({ code }) => code)).toEqual([
      'V001',
      'R001',
      'R002',
      'T001',
      'V004',
      'T002',
    ])
  })

  it('knows which component a missing record belongs to', () => {
    expect(missingComponent('R004')).toBe('staff')
    expect(missingComponent('V003')).toBeNull()
  })
})

describe('causeFix', () => {
  const texts = {
    addTranslations: (count: number) => `Add ${count} ${count === 1 ? 'translation' : 'translations'}`,
    addManyTranslations: 'Add translations',
    addSites: (count: number) => `Add ${count} sites`,
    correctInSis: 'Correct in the SIS',
    sendNewFile: 'Send a new file',
    syncAgain: 'Sync again',
    nothingToDo: 'Nothing to do',
    byProvider: {
      addTranslations: 'Your provider adds translations',
      addSites: (count: number) => `Your provider adds ${count === 1 ? 'this site' : 'these sites'}`,
      other: 'Your provider takes care of this',
    },
  }
  const readerWith = (...reachableRoles: Role[]): FixReader => ({
    can: (id) => checkAccess(id, { reachableRoles }).allowed,
    allows: (rule) => satisfies(rule, reachableRoles),
    isEmployee: reachableRoles.includes(EMPLOYEE_ROLE),
  })
  const staff = readerWith(
    EMPLOYEE_ROLE,
    'ROLE_SETUP_DISTRICT_VIEW',
    'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT',
    'ROLE_IMPORT_LOG_VIEW',
  )
  const translate: FixTarget = {
    route: 'sis-import-edit',
    params: { districtId: '42', id: '7' },
    query: { column: 'gradeLevel', values: ['TK+'] },
    label: 'Translate "TK+"',
  }
  const addSite: FixTarget = {
    route: 'site-overview',
    params: { districtId: '42' },
    query: { code: '0417' },
    label: 'Add site 0417',
  }
  const values = (...all: string[]) => all.map((value) => ({ value, count: 1 }))

  it('takes all values of the cause to the mapping editor', () => {
    expect(
      causeFix(cause('T001', 214, { fixTarget: translate, values: values('TK+', 'PK3') }), texts, staff),
    ).toEqual({
      kind: 'place',
      label: 'Add 2 translations',
      to: {
        id: 'sis-import-edit',
        params: translate.params,
        query: { column: 'gradeLevel', values: ['TK+', 'PK3'] },
      },
    })
  })

  it('gives no number when there may be more values than the server lists', () => {
    const many = values(...Array.from({ length: 50 }, (_, i) => `G${i}`))
    expect(causeFix(cause('T001', 900, { fixTarget: translate, values: many }), texts, staff).label).toBe(
      'Add translations',
    )
  })

  it('names one missing site, counts several', () => {
    expect(
      causeFix(cause('R001', 61, { fixTarget: addSite, values: values('0417') }), texts, staff).label,
    ).toBe('Add site 0417')
    expect(
      causeFix(cause('R001', 61, { fixTarget: addSite, values: values('0417', '0999') }), texts, staff),
    ).toMatchObject({
      label: 'Add 2 sites',
      to: { query: { code: ['0417', '0999'] } },
    })
  })

  it('leads to one of several sites that are there already, not to adding them', () => {
    const open = { ...addSite, query: { search: '0417' }, label: 'Open site 0417' }
    expect(
      causeFix(cause('R009', 61, { fixTarget: open, values: values('0417', '0999') }), texts, staff),
    ).toEqual({
      kind: 'place',
      label: 'Open site 0417',
      to: { id: 'site-overview', params: open.params, query: { search: '0417' } },
    })
  })

  it('leads from a SIS that is in another year to the rollover', () => {
    const fixTarget = fixTargets.rollover({ districtId: '42' })
    expect(causeFix(cause('E006', 1, { fixTarget }), texts, staff)).toEqual({
      kind: 'place',
      label: 'Open the rollover',
      to: { id: 'district', params: { districtId: '42' }, query: {} },
    })
  })

  it('stays plain text when there is no such place, or nothing to do in the console', () => {
    expect(causeFix(cause('X', 1, { fixTarget: { ...addSite, route: 'moon' } }), texts, staff)).toEqual({
      kind: 'text',
      label: 'Add site 0417',
    })
    expect(causeFix(cause('V003', 1), texts, staff)).toEqual({ kind: 'text', label: 'Correct in the SIS' })
    expect(causeFix(cause('L002', 1, { owner: 'none' }), texts, staff).label).toBe('Nothing to do')
  })

  it('[ux 4.2] R47 stays plain text that says who does it, for readers who may open the place and change nothing there', () => {
    const administrator = readerWith(
      'ROLE_SETUP_SITE_VIEW',
      'ROLE_SETUP_DISTRICT_VIEW',
      'ROLE_SETUP_SIS_IMPORTS_API_VIEW',
      'ROLE_IMPORT_LOG_VIEW',
    )
    const seenBy = (reader: FixReader, fixTarget: FixTarget, owner: Owner, ...codes: string[]) => {
      const fix = causeFix(cause('X', 1, { owner, fixTarget, values: values(...codes) }), texts, reader)
      return fix.kind === 'place' ? fix.to.id : fix.label
    }
    const at = { districtId: '42', templateId: 7 }
    expect(seenBy(administrator, addSite, 'provider', '0417')).toBe('Your provider adds this site')
    expect(seenBy(administrator, addSite, 'provider', '0417', '0999')).toBe('Your provider adds these sites')
    expect(seenBy(administrator, translate, 'provider', 'TK+')).toBe('Your provider adds translations')
    expect(seenBy(administrator, fixTargets.rollover(at), 'provider')).toBe(
      'Your provider takes care of this',
    )
    expect(seenBy(administrator, fixTargets.apiSetup(at), 'district')).toBe('Test the connection')
    expect(seenBy(administrator, fixTargets.results('42', 48_212), 'district')).toBe('Release or discard')
    expect(seenBy(administrator, fixTargets.knownSite(at, '0417'), 'provider')).toBe('site-overview')

    const bare = readerWith(EMPLOYEE_ROLE)
    expect(seenBy(bare, addSite, 'provider', '0417')).toBe('site-overview')
    expect(seenBy(bare, translate, 'provider', 'TK+')).toBe('Add 1 translation')
    const trusted = readerWith('ROLE_IMPORT_LOG_VIEW', 'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT')
    expect(seenBy(trusted, fixTargets.results('42', 48_212), 'district')).toBe('import-log-results')
  })
})

describe('causes of findings', () => {
  const row = (id: number, more: Partial<ImportLogDetail> = {}): ImportLogDetail => ({
    id,
    batchId: 48212,
    etlStatusId: 1,
    componentName: 'students',
    severity: 'error',
    stage: 'transform',
    rowNumber: id,
    sourceId: String(id),
    recordLabel: null,
    siteCode: '0412',
    columnName: 'gradeLevel',
    sourceColumn: 'GRADE',
    rejectedValue: 'TK+',
    errorCode: 'T001',
    cause: 'T001:gradeLevel',
    causeTitle: 'Grade level not recognized',
    message: 'Value "TK+" is not in the list of grade levels. Row not loaded.',
    suggestion: null,
    owner: 'provider',
    fixTarget: null,
    rowData: null,
    loggedAt: '2026-09-13T22:03:41Z',
    ...more,
  })

  it('are counted over rows with their values, most frequent first', () => {
    const [grade] = causesOfRows([row(1), row(2, { rejectedValue: 'PK3' }), row(3)])
    expect(grade).toMatchObject({
      title: 'Grade level not recognized',
      count: 3,
      values: [
        { value: 'TK+', count: 2 },
        { value: 'PK3', count: 1 },
      ],
    })
  })

  it('are the same from the groups of the server', () => {
    const rows = [row(1), row(2, { rejectedValue: 'PK3' }), row(3)]
    const groups = [
      {
        value: 'T001:gradeLevel',
        count: 3,
        values: [
          { value: 'TK+', count: 2 },
          { value: 'PK3', count: 1 },
        ],
        sample: rows[0],
      },
    ]
    expect(causesOfGroups(groups)).toEqual(causesOfRows(rows))
  })

  it('leave out a group without a readable sample', () => {
    expect(
      causesOfGroups([
        { value: 'T001:gradeLevel', count: 3, sample: 'gone' },
        { value: 'x', count: 1 },
      ]),
    ).toEqual([])
  })
})
