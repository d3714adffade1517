import {
  alertsResource,
  canOpen,
  formatDateTime,
  type ImportLogHeader,
  placeOf,
  type RouteId,
  useConsoleSettings,
  useDistrict,
  useDistrictList,
  useExtension,
  useMessages,
  useNavigation,
  useSession,
} from '@edconsole/console-core'
import { useMemo, useState } from 'react'
import { useImportMarks } from '../../features/district/import-state/use-import-marks.tsx'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { BatchIcon } from '../../parts/icons/icons.ts'
import { useDistrictOptions } from '../header/district-options.ts'
import { shellMessages } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { useHasAccount } from '../use-has-account.ts'
import { actionTargets } from './action-targets.tsx'
import { recentTargets } from './recent-targets.tsx'
import { screenTargets } from './screen-targets.tsx'
import { type GoToMessages, type Target, targetKey } from './target.ts'
import { useActions } from './use-actions.tsx'
import { useBatches } from './use-batches.ts'

/** Batches of the selected district. */
function batchTargets(
  batches: readonly ImportLogHeader[],
  districtId: string,
  timeZone: string,
  m: GoToMessages,
): Target[] {
  return batches.map(({ batchId, startedAt }) => ({
    value: targetKey('batches', batchId),
    group: m.batches,
    label: m.batch(batchId),
    note: startedAt === null ? undefined : formatDateTime(startedAt, timeZone),
    icon: <BatchIcon />,
    atOnce: false,
    open: ({ go }) => go(placeOf('import-log-results', { districtId, batchId: String(batchId) })),
  }))
}

export type Targets = {
  readonly options: readonly ComboboxOption[]
  /** Districts are not among them: what District Select lists is listed as it is. */
  readonly byValue: ReadonlyMap<string, Target>
}

/**
 * Everything that Go to knows, the same objects from one key to the next.
 * Districts come last, so that they never bury the rest.
 */
export function useTargets(shell: Shell, batchNumber: string): Targets {
  const m = useMessages('shell', shellMessages).goTo
  const { user } = useSession()
  const { employeeAccess, timeZone } = useConsoleSettings()
  const { id: districtId } = useDistrict()
  const { list } = useDistrictList()
  const { place } = useNavigation()
  const [pages] = useState(shell.recent.list)
  const actions = useActions(shell)
  const batches = useBatches(batchNumber)
  const districts = useDistrictOptions(useImportMarks(true))
  const hasAccount = useHasAccount()
  const hasAlerts = useExtension(alertsResource.settings)
  return useMemo(() => {
    const access = { reachableRoles: user?.reachableRoles ?? [], employeeAccess }
    const can = (id: RouteId) =>
      canOpen(id, access) && (hasAccount || id !== 'own-account') && (hasAlerts || id !== 'alerts')
    const recent = recentTargets({ pages, here: place, districts: list, can, m })
    const known = new Set(recent.map(({ label }) => label))
    const targets = [
      ...recent,
      ...screenTargets({ districtId, can, m }).filter(({ label }) => !known.has(label)),
      ...(districtId === null ? [] : batchTargets(batches, districtId, timeZone, m)),
      ...actionTargets(actions, m),
    ]
    const options = [...targets, ...(districts ?? [])]
    return { options, byValue: new Map(targets.map((target) => [target.value, target])) }
  }, [
    user,
    employeeAccess,
    timeZone,
    districtId,
    list,
    place,
    pages,
    actions,
    batches,
    districts,
    hasAccount,
    hasAlerts,
    m,
  ])
}
