import { stringifyQuery } from '@edconsole/console-core'
import type { FixTarget, Owner } from '@edconsole/console-core/contract'
import {
  FINDING_CODES,
  type FindingCode,
  type FixKind,
  fixTargets,
} from '@edconsole/console-core/import-rules'
import { expect, it } from 'vitest'
import { importRunMessages } from '../../imports/messages.ts'
import type { Cause } from './cause.ts'
import { causeFix } from './cause-fix.ts'
import { missingComponent } from './order-causes.ts'

const scope = { districtId: '412', templateId: 7 }
const VALUE: Partial<Record<FixKind, string>> = { translation: 'TK+', site: '0417' }

/** The places of each kind of fix, made as the import makes them. */
const TARGETS: Readonly<Record<FixKind, FixTarget | null>> = {
  none: null,
  apiSetup: fixTargets.apiSetup(scope),
  template: fixTargets.template(scope),
  templateColumn: fixTargets.templateColumn(scope, 'gradeLevel'),
  encoding: fixTargets.template(scope),
  translation: fixTargets.translation(scope, 'gradeLevel', 'TK+'),
  site: fixTargets.site(scope, '0417'),
  results: fixTargets.results('412', 48_212),
  rollover: fixTargets.rollover(scope),
  account: fixTargets.account(5),
  staff: fixTargets.staff('412', 9),
  export: fixTargets.export('412', 3),
}

const API = 'sis-import-api-setup'
const TEMPLATE = 'sis-import-edit'
const COLUMN = 'sis-import-edit?column=gradeLevel'
const TRANSLATE = 'sis-import-edit?column=gradeLevel&values[0]=TK%2B'
const SITE = 'site-overview?code=0417'
const SIS = 'Correct in the SIS'
const FILE = 'Send a new file'

/** Domain 5.4: whose turn each code is, and where it is put right; words where no page of the console helps. */
const EXPECTED: Readonly<Record<FindingCode, readonly [Owner, string]>> = {
  E001: ['district', API],
  E002: ['district', API],
  E003: ['district', API],
  E004: ['district', TEMPLATE],
  E005: ['district', SIS],
  E006: ['provider', 'district'],
  E007: ['district', SIS],
  E008: ['none', 'Nothing to do'],
  E009: ['district', SIS],
  E011: ['district', TEMPLATE],
  E012: ['district', TEMPLATE],
  V001: ['provider', COLUMN],
  V002: ['district', COLUMN],
  V003: ['district', SIS],
  V004: ['district', SIS],
  V005: ['district', SIS],
  V006: ['district', SIS],
  V007: ['district', TEMPLATE],
  V008: ['district', SIS],
  V009: ['district', SIS],
  V010: ['provider', TEMPLATE],
  V011: ['provider', TEMPLATE],
  V012: ['district', SIS],
  V013: ['district', SIS],
  V014: ['district', FILE],
  T001: ['provider', TRANSLATE],
  T002: ['provider', TRANSLATE],
  T003: ['provider', TRANSLATE],
  R001: ['provider', SITE],
  R002: ['district', 'details of students'],
  R003: ['district', 'details of sections'],
  R004: ['district', 'details of staff'],
  R005: ['district', SIS],
  R006: ['district', SIS],
  R007: ['district', SIS],
  R008: ['district', 'details of courses'],
  R009: ['provider', SITE],
  R010: ['none', SITE],
  R011: ['district', FILE],
  L001: ['provider', 'Sync again'],
  L002: ['none', 'Nothing to do'],
  H001: ['district', 'import-log-results'],
  A001: ['provider', 'imt-accounts'],
  A002: ['district', 'user-edit'],
  A003: ['provider', 'user-edit'],
  D001: ['district', SIS],
  D002: ['district', SIS],
  D003: ['district', SIS],
  D004: ['district', SIS],
  D005: ['district', SIS],
  D006: ['district', SIS],
  X001: ['provider', 'export-edit'],
  X002: ['provider', 'export-edit'],
  X003: ['district', SIS],
  X004: ['provider', 'export-edit'],
  X005: ['provider', 'export-edit'],
  X006: ['provider', 'export-edit'],
}

it.each(Object.entries(EXPECTED))(
  '[S7] R33 %s is the turn of, and put right at: %j',
  (code, [owner, where]) => {
    const def = FINDING_CODES[code as FindingCode]
    expect(def.owner).toBe(owner)
    expect(whereOf(causeWith(code, def.fix, def.owner))).toBe(where)
  },
)

it('no code is without its line', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(Object.keys(FINDING_CODES).sort())
})

const causeWith = (code: string, fix: FixKind, owner: Owner): Cause => ({
  key: `${code}:gradeLevel`,
  told: true,
  code,
  title: code,
  severity: 'error',
  columnName: 'gradeLevel',
  sourceColumn: 'GRADE',
  count: 2,
  values: VALUE[fix] === undefined ? [] : [{ value: VALUE[fix], count: 2 }],
  ofFile: false,
  owner,
  fixTarget: TARGETS[fix],
})

const whereOf = (cause: Cause): string => {
  const missing = cause.fixTarget === null ? missingComponent(cause.code) : null
  if (missing) return `details of ${missing}`
  const fix = causeFix(cause, importRunMessages.fix, {
    can: () => true,
    allows: () => true,
    isEmployee: true,
  })
  if (fix.kind === 'text') return fix.label
  const query = stringifyQuery(fix.to.query ?? {})
  return query === '' ? fix.to.id : `${fix.to.id}?${query}`
}
