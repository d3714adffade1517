import {
  type ComponentName,
  sisImportsResource,
  useDistrictScope,
  useFollowRun,
  useRun,
} from '@edconsole/console-core'
import type { ImportRunMessages } from './messages.ts'

export type Sync = {
  /** Starts an import; resolves to its batch, or null when the call said why not. */
  start(components: readonly ComponentName[] | null): Promise<number | null>
  readonly starting: boolean
  /** Why the last try failed, in the server's words. */
  readonly reason: string | null
}

/** Starts an import of the district: all switched-on templates, or the named components (R46). */
export const useSync = (texts: ImportRunMessages): Sync => {
  const district = useDistrictScope()
  const follow = useFollowRun()
  const { run, saving, errors } = useRun(sisImportsResource.sync, {
    confirm: () => texts.sync.started(district?.name ?? ''),
    refresh: ['importLogs'],
  })
  return {
    start: async (components) => {
      try {
        const { batchId } = await run({ body: components === null ? {} : { components: [...components] } })
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
