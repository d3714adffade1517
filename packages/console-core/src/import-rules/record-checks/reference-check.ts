import type { ReferredComponent } from '../database-column.ts'
import { createFinding, type Finding } from '../finding.ts'
import { fixTargets } from '../fix-target.ts'
import { asLeftOut, mayBeLeftOut } from '../left-out-values.ts'
import type { BoundColumn } from '../match-headers.ts'
import { type Lookups, sectionAt } from './lookups.ts'
import { aboutColumn, type CheckSetting, type RecordCheck } from './record-check.ts'

/** What a column names must be there: R001 to R004, R008 and R009. What may be missing is taken out of the record. */
export const createReferenceCheck = (setting: CheckSetting, bound: BoundColumn): RecordCheck | null => {
  const { shape } = setting
  const { columnName, refersTo } = bound.definition
  if (refersTo === undefined) return null
  const place = shape.placeOf(columnName)
  const sitePlace = shape.placeOf('siteCode')
  const isThere = finderOf(refersTo, setting.lookups)

  return (values, _fields, _rowNumber, found) => {
    const value = values[place]
    const site = values[sitePlace]
    const siteCode = typeof site === 'string' && site !== '' ? site : null
    if (typeof value === 'string') {
      if (isThere(value, siteCode)) return
      const finding = missingReference(setting, bound, { refersTo, id: value, siteCode })
      found.push(finding)
      if (finding.severity === 'warning') values[place] = null
    } else if (Array.isArray(value)) {
      const unknown = value.filter((id) => {
        if (isThere(id, siteCode)) return false
        const finding = missingReference(setting, bound, { refersTo, id, siteCode })
        found.push(finding)
        return finding.severity === 'warning'
      })
      if (unknown.length > 0) values[place] = value.filter((id) => !unknown.includes(id))
    }
  }
}

type Finder = (id: string, siteCode: string | null) => boolean

/** Answers true as well where it cannot be known. */
const finderOf = (component: ReferredComponent, lookups: Lookups): Finder => {
  const { sites, students, staff, courses, sections } = lookups
  switch (component) {
    case 'sites':
      return (id) => sites.has(id)
    case 'students':
      return (id) => students.has(id)
    case 'staff':
      return (id) => !staff || staff.has(id)
    case 'courses':
      return (id) => !courses || courses.has(id)
    case 'sections':
      return (id, siteCode) =>
        !sections || siteCode === null || sections.get(sectionAt(siteCode, id)) !== undefined
  }
}

const missingReference = (
  setting: CheckSetting,
  bound: BoundColumn,
  missing: { refersTo: ReferredComponent; id: string; siteCode: string | null },
): Finding => {
  const finding = refusal(setting, bound, missing)
  return mayBeLeftOut(bound.definition, setting) ? asLeftOut(finding) : finding
}

const refusal = (
  setting: CheckSetting,
  bound: BoundColumn,
  { refersTo, id, siteCode }: { refersTo: ReferredComponent; id: string; siteCode: string | null },
): Finding => {
  const { lookups, scope } = setting
  const about = { ...aboutColumn(setting, bound), value: id }
  switch (refersTo) {
    case 'sites': {
      if (lookups.inactiveSites?.has(id))
        return createFinding('R009', {
          ...about,
          fixTarget: fixTargets.knownSite(scope, id),
          params: { off: true },
        })
      const known = withZeros(id).find((code) => lookups.sites.has(code) || lookups.inactiveSites?.has(code))
      // A SIS that is asked itself has such codes: no spreadsheet came between.
      if (known !== undefined && lookups.origin !== 'sis')
        return createFinding('R011', { ...about, params: { known } })
      return createFinding('R001', { ...about, fixTarget: fixTargets.site(scope, id) })
    }
    case 'students':
      return createFinding('R002', about)
    case 'sections':
      return createFinding('R003', { ...about, params: { site: siteCode ?? '' } })
    case 'staff':
      return createFinding('R004', about)
    case 'courses':
      return createFinding('R008', about)
  }
}

/** The longest codes of schools, in California, have 14 digits. Spreadsheets drop the zeros in front. */
const DIGITS_MAX = 14

const withZeros = (id: string): string[] =>
  /^\d+$/.test(id)
    ? Array.from({ length: DIGITS_MAX - id.length }, (_, i) => `${'0'.repeat(i + 1)}${id}`)
    : []
