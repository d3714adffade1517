import {
  type DistrictStates,
  fleetResource,
  type ImportState,
  useAccess,
  useExtension,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import { type ReactNode, useMemo } from 'react'
import * as statusCss from '../../../parts/status/status.css.ts'
import { StatusIcon } from '../../../parts/status/status-icon.tsx'
import { importLook } from './import-look.ts'
import { type ImportStateMessages, importStateMessages } from './messages.ts'

type Mark = { icon: ReactNode; word: string }

const MARKED = ['failed', 'held', 'late', 'never'] as const satisfies readonly (keyof DistrictStates)[]

/**
 * By the district's id: where its imports stand, as a shape with its word. Of districts whose imports stand out, and for
 * those who may see all districts.
 * @param open the list of districts is looked at
 */
export function useImportMarks(open: boolean): ReadonlyMap<number, Mark> {
  const m = useMessages('import-states', importStateMessages)
  const { isEmployee } = useAccess()
  const enabled = useExtension(fleetResource.states) && isEmployee && open
  const { data } = useItem(fleetResource.states, {}, { enabled, silent: true })
  return useMemo(
    () =>
      new Map(
        MARKED.flatMap((state) => {
          const mark = markOf(state, m)
          return (data?.[state] ?? []).map((id) => [id, mark] as const)
        }),
      ),
    [data, m],
  )
}

const markOf = (importState: ImportState, m: ImportStateMessages): Mark => {
  const look = importLook({ importState, runningSince: null }, m)
  return { icon: <StatusIcon look={look} size="sm" className={statusCss.icon[look.tone]} />, word: look.word }
}
