import { expect, it } from 'vitest'
import type { SisAdapter } from '../../sis/sis-adapter.ts'
import { SisError } from '../../sis/sis-error.ts'
import { networkChecks } from './network-checks.ts'

const now = new Date('2026-09-14T12:00:00Z')
const nothing = () => Promise.reject(new Error('not asked'))

const checks = (sis: Partial<SisAdapter>, isEncrypted = true) =>
  networkChecks({
    kind: 'aeries',
    isEncrypted,
    now,
    sisYear: 2026,
    knownSites: async () => new Set<string>(),
    sis: {
      greet: nothing,
      schools: nothing,
      schoolYear: nothing,
      endpoint: () => null,
      rows: nothing as never,
      ...sis,
    },
  })

it.each([
  [null, 'passed', undefined],
  ['2026-10-05T12:00:00Z', 'passed', undefined],
  ['2026-10-05T11:59:00Z', 'warning', "The server's certificate expires on 10/05/2026."],
  ['2026-09-15T00:00:00Z', 'warning', "The server's certificate expires on 09/14/2026."],
])('[S5] a certificate that ends soon is warned of: %s', async (ends, status, message) => {
  const greet = async () => ({ certificateEnds: ends === null ? null : new Date(ends) })
  const result = await checks({ greet }).tlsValid()
  expect(result).toEqual(message === undefined ? { status } : { status, message })
})

it('[S5] steps share what they ask', async () => {
  let greeted = 0
  let listed = 0
  const own = checks({
    greet: async () => {
      greeted += 1
      return { certificateEnds: null }
    },
    schools: async () => {
      listed += 1
      return [{ code: '014', name: 'Redwood' }]
    },
  })
  for (const step of ['nameResolves', 'reachable', 'rightProduct', 'credentials', 'data'] as const)
    expect(await own[step]([])).toMatchObject({ status: 'passed' })
  expect([greeted, listed]).toEqual([1, 1])
})

it('[S5] what is unforeseen is no fault of the SIS', async () => {
  await expect(checks({}).nameResolves([])).rejects.toThrow('not asked')
})

it.each(['noPermission', 'unknownPath'] as const)(
  '[S5] a year that may not be read is no fault of the connection: %s',
  async (fault) => {
    const schoolYear = () => Promise.reject(new SisError(fault))
    expect(await checks({ schoolYear }).year()).toMatchObject({ status: 'note' })
  },
)
