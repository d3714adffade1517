import type { ImportedComponent } from '../database-column.ts'
import { createFinding } from '../finding.ts'
import { recordLabelOf } from '../record-labels.ts'
import { createEnrollmentCheck } from './enrollment-check.ts'
import { sectionAt } from './lookups.ts'
import { aboutColumn, type CheckSetting, columnNamed, isRefused, type RecordCheck } from './record-check.ts'

type MakeCheck = (setting: CheckSetting) => RecordCheck | null

const settlePrimarySite: MakeCheck = ({ shape }) => {
  const [sites, primary] = [shape.placeOf('siteCodes'), shape.placeOf('primarySiteCode')]
  return (values) => {
    const [siteCodes, primarySiteCode] = [values[sites], values[primary]]
    if (!Array.isArray(siteCodes)) return
    if (typeof primarySiteCode !== 'string') values[primary] = siteCodes[0] ?? null
    else if (!siteCodes.includes(primarySiteCode)) values[sites] = [primarySiteCode, ...siteCodes]
  }
}

/** R007: a contact without a relationship, unless something else was said of it. */
const relationshipCheck: MakeCheck = (setting) => {
  const { shape } = setting
  const relationship = columnNamed(setting, 'relationship')
  if (!relationship) return null
  const place = shape.placeOf('relationship')
  return (values, _fields, _rowNumber, found) => {
    if (values[place] || found.some((f) => f.columnName === 'relationship')) return
    const label = recordLabelOf(shape.recordOf(values))
    found.push(createFinding('R007', { ...aboutColumn(setting, relationship), value: label ?? '' }))
  }
}

/** R005: a student stays longer in a section than it lasts. */
const leaveDateCheck: MakeCheck = (setting) => {
  const { shape, lookups } = setting
  const { sections } = lookups
  if (!sections) return null
  const [site, section, end] = [
    shape.placeOf('siteCode'),
    shape.placeOf('sectionId'),
    shape.placeOf('endDate'),
  ]
  return (values, _fields, _rowNumber, found) => {
    const [siteCode, sectionId, endDate] = [values[site], values[section], values[end]]
    if (typeof siteCode !== 'string' || typeof sectionId !== 'string' || typeof endDate !== 'string') return
    const last = sections.get(sectionAt(siteCode, sectionId))
    if (last && endDate > last)
      found.push(
        createFinding('R005', { ...aboutColumn(setting, columnNamed(setting, 'endDate')), value: endDate }),
      )
  }
}

/** One of the two dates must be there. */
const programStartCheck: MakeCheck = (setting) => {
  const { shape } = setting
  const start = columnNamed(setting, 'programStartDate') ?? columnNamed(setting, 'eligibilityStartDate')
  if (!start) return null
  const [program, eligibility] = [shape.placeOf('programStartDate'), shape.placeOf('eligibilityStartDate')]
  return (values, _fields, _rowNumber, found) => {
    if (values[program] || values[eligibility] || isRefused(found)) return
    found.push(createFinding('V003', { ...aboutColumn(setting, start), value: '' }))
  }
}

/** What only the records of one component must be. */
export const COMPONENT_CHECKS: Readonly<Partial<Record<ImportedComponent, MakeCheck>>> = {
  staff: settlePrimarySite,
  contacts: relationshipCheck,
  enrollment: createEnrollmentCheck,
  roster: leaveDateCheck,
  studentPrograms: programStartCheck,
}
