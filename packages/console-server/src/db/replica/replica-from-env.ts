import type { Metrics } from '../../metrics/metrics.ts'
import type { Db } from '../schema.ts'
import { openReplica, type Replica } from './replica.ts'

type Env = Readonly<Record<string, string | undefined>>

type Ears = {
  readonly metrics: Pick<Metrics, 'read'> | undefined
  readonly onError: (message: string, error: unknown) => void
  readonly onWarning?: ((message: string) => void) | undefined
}

/** How old reads may be that go to a replica, in seconds. */
export const maxLagFrom = ({ CONSOLE_REPLICA_MAX_LAG: seconds }: Env): number => Number(seconds || 10)

/** Opens the replica of `CONSOLE_DATABASE_REPLICA_URL`, and reports when reads leave it and come back. */
export const replicaFromEnv = (
  env: Env,
  primary: Db,
  { metrics, onError, onWarning = () => {} }: Ears,
): Replica | undefined => {
  const { CONSOLE_DATABASE_REPLICA_URL: url } = env
  if (!url) return undefined
  const maxLag = maxLagFrom(env)
  let isUsed = true
  return openReplica({
    url,
    primary,
    maxLagMs: maxLag * 1000,
    onRead: (read) => metrics?.read(read),
    onError,
    onState: (state, error) => {
      if (state === 'away') onError("The replica can't be used: reads go to the primary", error)
      if (state === 'behind')
        onWarning(`The replica is behind by more than ${maxLag} seconds: reads go to the primary.`)
      if (state === 'used' && !isUsed) onWarning('Reads go to the replica again.')
      isUsed = state === 'used'
    },
  })
}
