import {
  type Instance,
  instancesResource,
  useAccess,
  useConsoleSettings,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import type { ResourceTableProps } from '../../patterns/resource-table/index.ts'
import { instanceCard, instanceColumns } from './instance-columns.tsx'
import { instanceMessages } from './messages.ts'
import { useInstanceMenu } from './use-instance-menu.tsx'

type TableParts = Pick<
  ResourceTableProps<Instance>,
  'operation' | 'columns' | 'card' | 'noun' | 'rowMenu' | 'askedAt' | 'onRows'
>

/** What every list of instances has in common: columns, what can be done with a row, and the dialogs for it. */
export const useInstanceTable = ({
  ofOneClient = false,
}: {
  ofOneClient?: boolean
} = {}): { table: TableParts; dialogs: ReactElement | null } => {
  const m = useMessages('instances', instanceMessages)
  const { timeZone } = useConsoleSettings()
  const { can } = useAccess()
  const mayOpenClients = can('client')
  const mayOpenInstances = can('instance')
  const [rows, setRows] = useState<readonly Instance[]>([])
  const { rowMenu, dialogs, askedAt } = useInstanceMenu(rows)
  const columns = useMemo(
    () => instanceColumns({ timeZone, mayOpenClients, mayOpenInstances, ofOneClient, m }),
    [timeZone, mayOpenClients, mayOpenInstances, ofOneClient, m],
  )
  const card = useMemo(() => instanceCard({ ofOneClient }), [ofOneClient])
  return {
    dialogs,
    table: {
      operation: instancesResource.list,
      columns,
      card,
      noun: [m.noun.one, m.noun.many],
      rowMenu,
      askedAt,
      onRows: setRows,
    },
  }
}
