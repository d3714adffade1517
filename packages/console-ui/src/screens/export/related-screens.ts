import { type Place, placeOf, useAccess } from '@edconsole/console-core'
import type { ExportOverviewMessages } from './messages.ts'

/** The sibling screens that the user may open. */
export const useRelatedScreens = (
  districtId: string,
  { related: m }: ExportOverviewMessages,
): { label: string; to: Place }[] => {
  const { can } = useAccess()
  return [
    { label: m.logs, to: placeOf('export-logs', { districtId }) },
    { label: m.profile, to: placeOf('district-profile', { districtId }) },
    { label: m.setup, to: placeOf('setup', { districtId }) },
  ].filter(({ to }) => can(to.id))
}
