import { setTimeout } from 'node:timers/promises'
import type { Random } from '@edconsole/console-demo'
import type { FleetServer } from '../fleet/fleet.ts'

type Kills = {
  readonly until: number
  /** How long it is between kills on average, in ms. */
  readonly everyMs: number
  readonly random: Random
  readonly count: (what: string) => void
}

/** How often a server stays away longer than a lease, so that others take over what it had. */
const LONG_AWAY = 0.1

/** Kills one of the servers now and then, and starts it again; in the end all run. */
export const killServers = async (
  servers: readonly FleetServer[],
  { until, everyMs, random, count }: Kills,
): Promise<void> => {
  const back = new Set<Promise<void>>()
  while (Date.now() < until) {
    await setTimeout(random.int(everyMs / 3, (everyMs * 5) / 3))
    const server = servers[random.int(0, servers.length - 1)]
    const away = random.chance(LONG_AWAY) ? random.int(34_000, 45_000) : random.int(0, 2000)
    if (!server?.isUp()) continue
    await server.kill()
    count('kills')
    const started = setTimeout(away).then(server.start)
    back.add(started)
    // Whoever waits for all of them below hears of a failure.
    started.then(
      () => back.delete(started),
      () => {},
    )
  }
  await Promise.all(back)
}
