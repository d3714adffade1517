import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { NetworkError } from '../network/network-error.ts'
import type { WebClient } from '../network/web-client.ts'
import { sisHttp } from './sis-http.ts'

/** Hangs up so often before it answers. */
const hangingUp = (times: number) => {
  let asked = 0
  const web = {
    send: async () => {
      asked += 1
      if (asked <= times) throw new NetworkError('brokenOff')
      return {
        status: 200,
        headers: {},
        body: Readable.from([Buffer.from('[]')]),
        certificateEnds: null,
        close: () => {},
      }
    },
  } as unknown as WebClient
  return { web, asked: () => asked }
}
const pause = async () => {}
const ask = ({ web }: { web: WebClient }, patient: boolean) =>
  sisHttp({ web, url: 'https://sis.example.org', pause: patient ? pause : undefined }).json(
    { method: 'GET', path: '/schools' },
    z.array(z.unknown()),
  )

it.each([
  ['an import asks a SIS that hangs up once more', 1, true, 2],
  ['and not a third time', 2, true, 2],
  ['a test, for which somebody waits, asks once', 1, false, 1],
])('[R46] %s', async (_, times, patient, expected) => {
  const sis = hangingUp(times)
  const answer = ask(sis, patient)
  if (times < expected) expect((await answer).value).toEqual([])
  else await expect(answer).rejects.toMatchObject({ fault: 'brokenOff' })
  expect(sis.asked()).toBe(expected)
})
