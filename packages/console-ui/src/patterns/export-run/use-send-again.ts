import { exportRuns, exportsResource, useFollowRun, useRun } from '@edconsole/console-core'
import type { ExportRunMessages } from './messages.ts'

export type SendAgain = {
  /** Sends an export; resolves to its batch, or null when the call said why not. */
  send(exportId: number): Promise<number | null>
  readonly sending: boolean
  /** Why the last try failed, in the server's words. */
  readonly reason: string | null
}

/** Sends an export of the district once more, and follows it to its end. */
export const useSendAgain = (name: string, texts: Pick<ExportRunMessages, 'send'>): SendAgain => {
  const follow = useFollowRun(exportRuns)
  const { run, saving, errors } = useRun(exportsResource.sendNow, {
    confirm: () => texts.send.started(name),
    refresh: ['exportLogs'],
  })
  return {
    send: async (exportId) => {
      try {
        const { batchIds } = await run({ body: { exportIds: [exportId] } })
        const [batchId] = batchIds
        if (batchId === undefined) return null
        follow(batchId)
        return batchId
      } catch {
        // The call has shown its own failure, and `reason` keeps it beside the button
        return null
      }
    },
    sending: saving,
    reason: errors[0]?.message ?? null,
  }
}
