import {
  type DistrictStatus,
  fleetResource,
  formatCount,
  type ItemFailure,
  useAccess,
  useQueryState,
  useRefresh,
  useSave,
  useSnackbar,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { useMaySync } from '../../../features/imports/use-may-sync.ts'
import { useOffersRollovers } from '../../../features/rollover/many/use-offers-rollovers.ts'
import { Button } from '../../../parts/button/button.tsx'
import { ConfirmDialog } from '../../../parts/confirm-dialog/confirm-dialog.tsx'
import { DateIcon, PeopleIcon, SyncIcon } from '../../../parts/icons/icons.ts'
import { lazyOverlay } from '../../../parts/lazy-part/lazy-overlay.tsx'
import { partsOf } from '../../../patterns/one-by-one/parts-of.ts'
import { type RowSelection, type Selected, useRowSelection } from '../../../patterns/resource-table/index.ts'
import { useSelectedRows } from '../../../patterns/resource-table/selection/use-selected-rows.ts'
import type { FleetMessages } from './messages.ts'
import { type NotSynced, NotSyncedDialog } from './not-synced-dialog.tsx'

const StartRolloverDialog = lazyOverlay(
  async () => (await import('../../../features/rollover/many/start-rollover-dialog.tsx')).StartRolloverDialog,
)

const AssignDialog = lazyOverlay(async () => (await import('./assign-dialog.tsx')).AssignDialog)

/** Districts of one call. */
const CALL_MAX = 1000

type Asking = {
  what: 'sync' | 'assign' | 'rollover'
  ids: readonly number[]
  /** By id. */
  names: ReadonlyMap<number | string, string>
}

/** What can be done with several districts at once: start an import in each, give them an owner, roll them over. */
export const useFleetSelection = (
  m: FleetMessages,
  onDone: () => void,
): { selection: RowSelection<DistrictStatus>; dialogs: ReactElement } => {
  const maySync = useMaySync()
  const { isEmployee } = useAccess()
  const isOffered = useOffersRollovers()
  const [, setQuery] = useQueryState()
  const snackbars = useSnackbar()
  const rowsOf = useSelectedRows(fleetResource.list)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [notSynced, setNotSynced] = useState<readonly NotSynced[]>([])
  const sync = useSave(fleetResource.sync, {
    onItemErrors: (failures) =>
      setNotSynced((before) => [...before, ...failures.map((one) => notSyncedOf(one, asking?.names))]),
  })
  const assign = useSave(fleetResource.assign)
  const refreshLogs = useRefresh('importLogs')
  const [reading, setReading] = useState(false)
  const ask = async (what: Asking['what'], selected: Selected<DistrictStatus>) => {
    setReading(true)
    try {
      const rows = await rowsOf(selected)
      const names = new Map(rows.map(({ id, districtName }) => [id, districtName]))
      setAsking({ what, ids: rows.map(({ id }) => id), names })
    } catch {
      // The call has shown its own failure.
    } finally {
      setReading(false)
    }
  }
  const end = () => {
    setAsking(null)
    selection.clear()
    onDone()
  }
  const succeeded = (message: string) => snackbars.show({ message, color: 'success' })
  const onSync = async (ids: readonly number[]) => {
    setNotSynced([])
    try {
      let started = 0
      for (const districtIds of partsOf(ids, CALL_MAX))
        started += (await sync.run({ body: { districtIds } })).started.length
      if (started > 0) succeeded(m.sync.started(formatCount(started), started === 1))
      refreshLogs()
      end()
    } catch {
      setAsking(null)
    }
  }
  const onAssign = async (ids: readonly number[], ownerId: number | null) => {
    try {
      for (const districtIds of partsOf(ids, CALL_MAX)) await assign.run({ body: { districtIds, ownerId } })
      succeeded(m.assign.done(formatCount(ids.length), ids.length === 1))
      end()
    } catch {
      setAsking(null)
    }
  }
  const selection = useRowSelection<DistrictStatus>({
    actions: (selected) => (
      <>
        {maySync && isEmployee ? (
          <Button
            kind="ghost"
            size="sm"
            icon={<SyncIcon size="sm" />}
            busy={reading}
            onClick={() => void ask('sync', selected)}
          >
            {m.sync.action}
          </Button>
        ) : null}
        <Button
          kind="ghost"
          size="sm"
          icon={<PeopleIcon size="sm" />}
          busy={reading}
          onClick={() => void ask('assign', selected)}
        >
          {m.assign.action}
        </Button>
        {isOffered ? (
          <Button
            kind="ghost"
            size="sm"
            icon={<DateIcon size="sm" />}
            busy={reading}
            onClick={() => void ask('rollover', selected)}
          >
            {m.rollOver}
          </Button>
        ) : null}
      </>
    ),
  })
  const ids = asking?.ids ?? []
  const dialogs = (
    <>
      {asking?.what === 'sync' ? (
        <ConfirmDialog
          open
          title={m.sync.title(formatCount(ids.length), ids.length === 1)}
          confirmLabel={m.sync.confirm}
          busy={sync.saving}
          busyLabel={m.sync.busy}
          onCancel={() => setAsking(null)}
          onConfirm={() => void onSync(ids)}
        >
          {m.sync.text}
        </ConfirmDialog>
      ) : null}
      {asking === null && notSynced.length > 0 ? (
        <NotSyncedDialog open districts={notSynced} onClose={() => setNotSynced([])} m={m} />
      ) : null}
      {asking?.what === 'assign' ? (
        <AssignDialog
          open
          count={ids.length}
          busy={assign.saving}
          onClose={() => setAsking(null)}
          onAssign={(ownerId) => void onAssign(ids, ownerId)}
          m={m}
        />
      ) : null}
      {asking?.what === 'rollover' ? (
        <StartRolloverDialog
          open
          districtIds={asking.ids}
          onClose={() => setAsking(null)}
          onStarted={(runId) => {
            end()
            setQuery({ rollover: String(runId) })
          }}
        />
      ) : null}
    </>
  )
  return { selection, dialogs }
}

/** The server's message begins with the district's name, which stands above the reason here. */
const notSyncedOf = ({ id, message }: ItemFailure, names: Asking['names'] | undefined): NotSynced => {
  const name = id === undefined ? undefined : names?.get(id)
  const start = `${name}: `
  return { id, name, reason: message.startsWith(start) ? message.slice(start.length) : message }
}
