import { setTimeout } from 'node:timers/promises'
import { type Network, openWebClient } from '../network/web-client.ts'
import { aeriesAdapter } from './aeries/aeries-adapter.ts'
import { oneRosterAdapter } from './one-roster/one-roster-adapter.ts'
import { qmlativAdapter } from './qmlativ/qmlativ-adapter.ts'
import type { SisAdapter, SisConnectionOf } from './sis-adapter.ts'
import { type SisHttp, sisHttp } from './sis-http.ts'

const ADAPTERS: Readonly<
  Record<SisConnectionOf['kind'], (http: SisHttp, connection: SisConnectionOf) => SisAdapter>
> = {
  aeries: aeriesAdapter,
  qmlativ: qmlativAdapter,
  q: oneRosterAdapter,
  oneroster: oneRosterAdapter,
}

export type OpenSis = SisAdapter & { readonly close: () => void }

/**
 * The SIS of a connection; nothing is sent before it is asked something. Close it when nothing more is asked.
 * @param patient whether a SIS that is busy is asked once more: not while a user waits for a test
 */
export const openSis = (
  connection: SisConnectionOf,
  { network, patient }: { network: Network; patient: boolean },
): OpenSis => {
  const web = openWebClient(network)
  const pause = patient ? (network.pause ?? setTimeout) : undefined
  const http = sisHttp({ web, url: connection.url, pause })
  return { ...ADAPTERS[connection.kind](http, connection), close: web.close }
}
