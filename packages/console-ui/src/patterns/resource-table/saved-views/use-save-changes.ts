import { savedViewsResource, useMessages, useSave } from '@edconsole/console-core'
import type { TableModel } from '../table-model.ts'
import { viewMessages } from './messages.ts'
import { viewChanges } from './view-changes.ts'

/** Saves the list as it is now into the open view. A failure is told, and the list stays as it is. */
export function useSaveChanges<Row extends object>(model: TableModel<Row>): () => void {
  const m = useMessages('views', viewMessages)
  const { run, saving } = useSave(savedViewsResource.update, { confirm: ({ name }) => m.saved(name) })
  const { open, district } = model.view
  const { content } = viewChanges(model)
  return () => {
    if (!open || saving) return
    const input = { params: { id: open.id }, query: { lea: district?.lea }, body: content }
    run(input).catch(() => undefined)
  }
}
