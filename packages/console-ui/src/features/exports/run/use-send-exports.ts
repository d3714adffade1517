import { exportRuns, exportsResource, useFollowRun, useRun } from '@edconsole/console-core'

export type SendExports = {
  /** Sends exports; resolves to their batches, or null when the call said why not. */
  send(exportIds: readonly number[]): Promise<readonly number[] | null>
  readonly sending: boolean
  /** Why the last try failed, in the server's words. */
  readonly reason: string | null
}

/**
 * Sends exports of the district, all or none, and follows the last of them to its end.
 * @param started what is said once they are under way
 */
export const useSendExports = (started: string): SendExports => {
  const follow = useFollowRun(exportRuns)
  const { run, saving, errors } = useRun(exportsResource.sendNow, {
    confirm: () => started,
    refresh: ['exportLogs'],
  })
  return {
    send: async (exportIds) => {
      try {
        const { batchIds } = await run({ body: { exportIds: [...exportIds] } })
        const last = batchIds.at(-1)
        if (last !== undefined) follow(last)
        return batchIds
      } catch {
        // The call has shown its own failure, and `reason` keeps it beside the button
        return null
      }
    },
    sending: saving,
    reason: errors[0]?.message ?? null,
  }
}
