import { type Export, exportsResource } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { DeleteExportDialog, SendExportsDialog } from '../../features/exports/actions/dialogs.ts'
import type { SendingFacts } from '../../features/exports/actions/why-not-sent.ts'
import type { Selected } from '../../patterns/resource-table/index.ts'
import { useSelectedRows } from '../../patterns/resource-table/selection/use-selected-rows.ts'
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
  const [sent, setSent] = useState<readonly Export[] | null>(null)
  const [removed, setRemoved] = useState<Export | null>(null)
  const rowsOf = useSelectedRows(exportsResource.list, { filter: fixedFilter })
  return {
    send: setSent,
    sendSelected: async (selected) => {
      try {
        setSent(await rowsOf(selected))
      } catch {
        // The call has shown its own failure.
      }
    },
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
