import {
  type ComponentName,
  type SyncRequest,
  sisImportsResource,
  useDistrictScope,
  useFollowRun,
  useRun,
} from '@edconsole/console-core'
import type { ImportRunMessages } from './messages.ts'

/** How the rows of a run are taken, whatever the templates say. */
export type SyncMode = NonNullable<SyncRequest['mode']>

export type Sync = {
  /** Starts an import; resolves to its batch, or null when the call said why not. */
  start(components: readonly ComponentName[] | null, mode?: SyncMode): Promise<number | null>
  readonly starting: boolean
  /** Why the last try failed, in the server's words. */
  readonly reason: string | null
}

/** Starts an import of the district: all switched-on templates, or the named components, in their own mode or another (R46). */
export const useSync = (texts: ImportRunMessages): Sync => {
  const district = useDistrictScope()
  const follow = useFollowRun()
  const { run, saving, errors } = useRun(sisImportsResource.sync, {
    confirm: () => texts.sync.started(district?.name ?? ''),
    refresh: ['importLogs'],
  })
  return {
    start: async (components, mode) => {
      try {
        const { batchId } = await run({
          body: { ...(components && { components: [...components] }), ...(mode && { mode }) },
        })
        follow(batchId)
        return batchId
      } catch {
        // The call has shown its own failure, and `reason` keeps it beside the button
        return null
      }
    },
    starting: saving,
    reason: errors[0]?.message ?? null,
  }
}
