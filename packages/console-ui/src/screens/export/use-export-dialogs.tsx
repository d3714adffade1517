import {
  CONSTANTS,
  type Export,
  exportsResource,
  useDistrictScope,
  useRuntime,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { DeleteExportDialog, SendExportsDialog } from '../../features/exports/actions/dialogs.ts'
import type { SendingFacts } from '../../features/exports/actions/why-not-sent.ts'
import type { Selected } from '../../patterns/resource-table/index.ts'
import type { ExportOverviewMessages } from './messages.ts'

type Options = {
  /** Always of the list: all of them match it as well. */
  fixedFilter: { schoolYear: number }
  facts: SendingFacts
  /** Something is being sent, or is gone: what is on show has to be asked for again. */
  onDone(): void
  m: ExportOverviewMessages
}

export type ExportDialogs = {
  send(exports: readonly Export[]): void
  sendSelected(selected: Selected<Export>): Promise<void>
  remove(row: Export): void
  dialogs: ReactElement
}

/** The questions of the list, and what they are about. */
export const useExportDialogs = ({ fixedFilter, facts, onDone, m }: Options): ExportDialogs => {
  const { api } = useRuntime()
  const lea = useDistrictScope()?.lea
  const [sent, setSent] = useState<readonly Export[] | null>(null)
  const [removed, setRemoved] = useState<Export | null>(null)
  const all = async ({ filter, search }: { filter?: object; search?: string }): Promise<void> => {
    try {
      const { data } = await api.run(exportsResource.list, {
        query: {
          filter: { ...filter, ...fixedFilter },
          ...(search !== undefined && { search }),
          limit: CONSTANTS.limitMax,
        },
        lea,
      })
      setSent(data)
    } catch {
      // The call has shown its own failure
    }
  }
  return {
    send: setSent,
    sendSelected: async (selected) =>
      selected.kind === 'all' ? all(selected.query) : setSent(selected.rows),
    remove: setRemoved,
    dialogs: (
      <>
        {sent ? (
          <SendExportsDialog
            exports={sent}
            facts={facts}
            onClose={() => setSent(null)}
            onStarted={() => {
              setSent(null)
              onDone()
            }}
            texts={m.actions}
          />
        ) : null}
        {removed ? (
          <DeleteExportDialog
            removed={removed}
            onClose={() => setRemoved(null)}
            onDeleted={() => {
              setRemoved(null)
              onDone()
            }}
            texts={m.actions}
          />
        ) : null}
      </>
    ),
  }
}
