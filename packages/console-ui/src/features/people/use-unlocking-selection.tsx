import { type ListQuery, type Operation, useMessages } from '@edconsole/console-core'
import { type ReactNode, useState } from 'react'
import { type RowSelection, type Selected, useRowSelection } from '../../patterns/resource-table/index.ts'
import {
  type SelectedRowsOptions,
  useSelectedRows,
} from '../../patterns/resource-table/selection/use-selected-rows.ts'
import { peopleMessages } from './messages.ts'
import { UnlockButtons } from './unlock-actions.tsx'
import { type Lockable, type Unlock, useUnlock } from './use-unlock.ts'

export type UnlockingSelectionOptions<Row extends object> = {
  operation: Operation<ListQuery, Row[]>
  /** What is always asked of the list. */
  query?: SelectedRowsOptions
  mayUnlock: boolean
  /** The accounts of a row. */
  lockablesOf: (row: Row) => readonly Lockable[]
  /** What else can be done with what is selected. */
  actions?: (selected: Selected<Row>) => ReactNode
}

/**
 * A selection in a list of people whose accounts can be unlocked together; the list is asked again afterwards. Those that
 * couldn't be unlocked stay selected.
 */
export function useUnlockingSelection<Row extends object>(
  options: UnlockingSelectionOptions<Row>,
): { selection: RowSelection<Row>; unlock: Unlock; askedAt: number; askAgain: () => void } {
  const { operation, query, mayUnlock, lockablesOf, actions } = options
  const people = useMessages('people', peopleMessages)
  const [askedAt, setAskedAt] = useState(0)
  const askAgain = () => setAskedAt(Date.now())
  const unlock = useUnlock((isWhole) => {
    askAgain()
    if (isWhole) selection.clear()
  })
  const rowsOf = useSelectedRows(operation, query)
  const key = operation.list?.key ?? 'id'
  const onUnlock = async (selected: Selected<Row>, how: { newPassword: boolean }) => {
    try {
      const rows = await rowsOf(selected)
      const failed = await unlock.unlock(rows.flatMap(lockablesOf), how)
      if (failed.size === 0) return
      const left = rows.filter((row) => lockablesOf(row).some(({ accountId }) => failed.has(accountId)))
      selection.change(() => ({
        rows: new Map(left.map((row) => [String(Reflect.get(row, key)), row])),
        all: false,
      }))
    } catch {
      // The call has shown its own failure.
    }
  }
  const selection: RowSelection<Row> = useRowSelection<Row>({
    actions: (selected) => (
      <>
        {mayUnlock && (
          <UnlockButtons
            running={unlock.running}
            onUnlock={(how) => void onUnlock(selected, how)}
            m={people}
          />
        )}
        {actions?.(selected)}
      </>
    ),
  })
  return { selection, unlock, askedAt, askAgain }
}
