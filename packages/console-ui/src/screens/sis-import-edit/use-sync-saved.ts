import { placeOf, useMessages, useNavigator } from '@edconsole/console-core'
import { columnsOf, isFed, type TemplateDraft } from '@edconsole/console-core/import-rules'
import { importRunMessages } from '../../features/imports/messages.ts'
import { useMaySync } from '../../features/imports/use-may-sync.ts'
import { useSync } from '../../features/imports/use-sync.ts'
import type { SisImportEditMessages } from './messages.ts'

type Options = { draft: TemplateDraft; districtId: string; m: SisImportEditMessages }

/** Starts an import of the template's component, and leads to it. `reason` says why it cannot be started once it is saved. */
export const useSyncSaved = ({
  draft,
  districtId,
  m,
}: Options): { reason: string | undefined; start(): Promise<void> } => {
  const { go } = useNavigator()
  const maySync = useMaySync()
  const { start } = useSync(useMessages('import-run', importRunMessages))
  const { componentName, isEnabled } = draft.fields
  const open = columnsOf(componentName).filter(({ columnName, isRequired }) => {
    const column = draft.columns[columnName]
    return isRequired && !(column && isFed(column))
  }).length
  return {
    reason: !maySync
      ? m.save.notAllowed
      : open > 0
        ? m.save.unmapped(open)
        : isEnabled
          ? undefined
          : m.save.off,
    async start() {
      const batchId = await start([componentName])
      if (batchId !== null) go(placeOf('import-log-results', { districtId, batchId: String(batchId) }))
    },
  }
}
