import { ONEROSTER_VERSIONS } from '@edconsole/console-core/contract'
import type { FileSet } from './file-set.ts'
import { oneRosterFileSet } from './oneroster/oneroster-file-set.ts'
import { ownFileSet } from './own/own-file-set.ts'
import type { Sending } from './sending.ts'

/** The files of a sending by the type of its export. */
export const fileSetOf = ({ db, batch: { lea }, export: chosen, district, results }: Sending): FileSet => {
  const components = results.map(({ componentName }) => componentName)
  const version = ONEROSTER_VERSIONS[chosen.exportType]
  if (!version) return ownFileSet(components, chosen)
  return oneRosterFileSet(components, chosen, {
    db,
    facts: { version, lea, schoolYear: chosen.schoolYear },
    districtName: district.districtName,
    withContacts: components.includes('contacts'),
    staff: new Set(),
    leftOut: new Set(),
  })
}
