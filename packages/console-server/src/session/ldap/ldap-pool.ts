import type { Network } from '../../network/web-client.ts'
import { connectLdap, type LdapConnection } from './connect-ldap.ts'
import { LdapFault } from './ldap-fault.ts'
import type { LdapSettings } from './ldap-settings.ts'

/** Sign-ins that one directory server has to answer at the same time; others wait. */
const ACTIVE_MAX = 10
const IDLE_MAX = 2
/** Shorter than most directories and firewalls keep an idle connection. */
const IDLE_MS = 30_000

type Pool = { active: number; readonly idle: LdapConnection[]; readonly waiting: (() => void)[] }

/** Connections to directory servers, kept for a moment and limited for each server. */
export type LdapPool = {
  /**
   * Lends a connection. A kept one that the server has closed meanwhile is replaced by a new one.
   * @param key of the settings: changed settings are another key
   * @throws LdapFault
   */
  readonly use: <T>(
    key: string,
    settings: LdapSettings,
    network: Pick<Network, 'allowLoopback' | 'privateNetworks' | 'resolve' | 'ca'>,
    work: (connection: LdapConnection) => Promise<T>,
  ) => Promise<T>
}

export const createLdapPool = (): LdapPool => {
  const pools = new Map<string, Pool>()

  const keep = (pool: Pool, connection: LdapConnection) => {
    if (!connection.isOpen() || pool.idle.length >= IDLE_MAX) return connection.close()
    pool.idle.push(connection)
    setTimeout(() => {
      const at = pool.idle.indexOf(connection)
      if (at >= 0) pool.idle.splice(at, 1)
      connection.close()
    }, IDLE_MS).unref()
  }

  return {
    use: async (key, settings, network, work) => {
      const pool = pools.get(key) ?? { active: 0, idle: [], waiting: [] }
      pools.set(key, pool)
      await enter(pool, settings.connectTimeoutMs)
      try {
        const kept = takeOpen(pool)
        const connection = kept ?? (await connectLdap(settings, network))
        try {
          const done = await work(connection)
          keep(pool, connection)
          return done
        } catch (error) {
          // A refusal leaves the connection as good as before; what else went wrong may have been its end.
          if (connection.isOpen() && !connection.isTooBig()) keep(pool, connection)
          else connection.close()
          if (kept && error instanceof LdapFault && error.kind === 'brokenOff') {
            const fresh = await connectLdap(settings, network)
            return await work(fresh).finally(fresh.close)
          }
          throw error
        }
      } finally {
        pool.active -= 1
        pool.waiting.shift()?.()
        if (pool.active === 0 && pool.idle.length === 0) pools.delete(key)
      }
    },
  }
}

const takeOpen = (pool: Pool): LdapConnection | undefined => {
  for (;;) {
    const connection = pool.idle.pop()
    if (connection === undefined || connection.isOpen()) return connection
  }
}

const enter = async (pool: Pool, patienceMs: number): Promise<void> => {
  if (pool.active >= ACTIVE_MAX)
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        pool.waiting.splice(pool.waiting.indexOf(go), 1)
        reject(new LdapFault('connect', 'noAnswer'))
      }, patienceMs)
      pool.waiting.push(go)
    })
  pool.active += 1
}
