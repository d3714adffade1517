import { type Place, placeOf, useAccess } from '@edconsole/console-core'
import type { DistrictProfileMessages } from './messages.ts'

/** The sibling screens that the user may open. */
export const useRelatedScreens = (
  districtId: string,
  { related: m }: DistrictProfileMessages,
): { label: string; to: Place }[] => {
  const { can } = useAccess()
  return [
    { label: m.importLogs, to: placeOf('import-logs', { districtId }) },
    { label: m.templates, to: placeOf('sis-import-templates', { districtId }) },
    { label: m.authentication, to: placeOf('authentication-configs', { districtId }) },
    { label: m.exports, to: placeOf('export', { districtId }) },
  ].filter(({ to }) => can(to.id))
}
