import autocannon from 'autocannon'
import type { BenchCall } from './bench-calls.ts'
import { median } from './median.ts'

export type Side = { readonly origin: string; readonly headers: Readonly<Record<string, string>> }
export type Figures = { readonly perSecond: number; readonly p99Ms: number }
export type Measured = { readonly call: BenchCall; readonly ours: Figures; readonly bare: Figures }

export const CONNECTIONS = 16
const ROUNDS = 3
const WARM_UP_SECONDS = 1

/** Both sides in turn, so that whatever else this machine does hits both alike; the middle of the rounds counts. */
export const measure = async (
  call: BenchCall,
  ours: Side,
  bare: Side,
  seconds: number,
): Promise<Measured> => {
  for (const side of [ours, bare]) await load(call, side, WARM_UP_SECONDS)
  const rounds: { ours: Figures; bare: Figures }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ ours: await load(call, ours, seconds), bare: await load(call, bare, seconds) })
  const middle = (side: 'ours' | 'bare'): Figures => ({
    perSecond: median(rounds.map((round) => round[side].perSecond)),
    p99Ms: median(rounds.map((round) => round[side].p99Ms)),
  })
  return { call, ours: middle('ours'), bare: middle('bare') }
}

const load = async (
  { name, path }: BenchCall,
  { origin, headers }: Side,
  seconds: number,
): Promise<Figures> => {
  const result = await autocannon({
    url: `${origin}${encodeURI(path)}`,
    headers: { ...headers },
    connections: CONNECTIONS,
    duration: seconds,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} answers were no 200, and ${result.errors} requests failed.`)
  return { perSecond: result['2xx'] / result.duration, p99Ms: result.latency.p99 }
}
