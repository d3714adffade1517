import type { District } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { setupStepsMessages } from './messages.ts'
import { type SetupFacts, setupProgress, setupSteps } from './setup-steps.ts'

const district = { contactEmailAddress: 'data@brook.example', importsEnabled: true } as District
const system = { id: 1, provider: { name: 'Aeries' }, supportsApi: true }
const config = {
  missingFields: [],
  lastVerifiedStatus: 'ok',
  schoolsFound: 2,
  updatedAt: '2026-08-01T00:00:00Z',
}
const on = { isEnabled: true, createdAt: '2026-08-02T00:00:00Z', displayName: 'Local' }
const refusing = (id: number) => ({ id, isActive: true, isExportable: false })
const batch = { startedAt: '2026-08-03T00:00:00Z', endedAt: '2026-08-03T01:00:00Z' }

// Facts as they matter here: what a step does not look at is left out.
const facts = (over: object = {}) =>
  ({
    district,
    connection: { config, system },
    products: [{ enabled: true }],
    sites: { total: 2 },
    templates: [on],
    imports: { first: batch, last: batch },
    exports: [on],
    ways: [on],
    ...over,
  }) as unknown as SetupFacts
const steps = (over: object) => setupSteps('412', facts(over), setupStepsMessages)

it('[ux 9.2] all done: complete since the last of what was done', () => {
  const progress = setupProgress(steps({}))
  expect(progress).toMatchObject({ done: 8, of: 8, complete: true, since: '2026-08-03T01:00:00Z' })
})

it.each<[string, object, string, string]>([
  ['profile', { district: { ...district, contactEmailAddress: null } }, 'open', 'Add a contact email'],
  ['profile', { district: { ...district, contactEmailAddress: ' ' } }, 'open', 'Add a contact email'],
  [
    'connection',
    { connection: { config: undefined, system: undefined } },
    'open',
    'Choose the SIS and enter its connection details',
  ],
  [
    'connection',
    { connection: { config: { ...config, missingFields: ['sisApiKey'] }, system } },
    'open',
    'Aeries: values are missing',
  ],
  [
    'connection',
    { connection: { config: { ...config, lastVerifiedStatus: null }, system } },
    'open',
    'Aeries: not tested yet',
  ],
  [
    'connection',
    { connection: { config: { ...config, lastVerifiedStatus: 'failed' }, system } },
    'attention',
    'Aeries rejected the connection',
  ],
  [
    'connection',
    {
      connection: {
        config: { ...config, lastVerifiedStatus: null },
        system: { ...system, supportsApi: false },
      },
    },
    'done',
    'Aeries: nothing to connect',
  ],
  ['products', { products: [{ enabled: false }] }, 'open', 'Turn on the products that receive data'],
  ['products', { products: [] }, 'open', 'No products are offered yet'],
  ['products', {}, 'done', '1 product on'],
  ['sites', { sites: { total: 0 } }, 'open', 'Add sites, or let the first import add them'],
  ['sites', { sites: null }, 'unknown', "Couldn't be loaded"],
  ['templates', { templates: [{ ...on, isEnabled: false }] }, 'open', '1 template, none enabled'],
  [
    'firstImport',
    { imports: { first: undefined, last: { ...batch, endedAt: null } } },
    'open',
    'Running now',
  ],
  ['firstImport', { imports: { first: undefined, last: batch } }, 'attention', 'No import has completed yet'],
  ['firstImport', { imports: {}, templates: [] }, 'open', 'Needs an enabled template'],
  [
    'firstImport',
    {
      imports: { first: undefined, last: { ...batch, schoolYear: 2025 } },
      district: { ...district, sisYear: 2026 },
    },
    'open',
    'No import for 2026-2027 yet',
  ],
  [
    'firstImport',
    { imports: {}, district: { ...district, importsEnabled: false } },
    'open',
    'Imports are off for this district',
  ],
  ['exports', { exports: [] }, 'open', 'Add an export for a product that accepts exports'],
  ['exports', { exports: [], products: [{ enabled: false }] }, 'open', 'Turn on a product first'],
  ['exports', { exports: [], products: [] }, 'open', 'No products are offered yet'],
  [
    'exports',
    { exports: [], products: [{ productId: 1, enabled: true }], catalog: [refusing(1)] },
    'done',
    'Not needed: no enabled product accepts exports',
  ],
  [
    'exports',
    {
      exports: [],
      products: [1, 2].map((productId) => ({ productId, enabled: true })),
      catalog: [refusing(1), { ...refusing(2), isExportable: true }],
    },
    'open',
    'Add an export for a product that accepts exports',
  ],
  ['signIn', { ways: [{ ...on, isEnabled: false }] }, 'open', 'Enable a way to sign in'],
])('[ux 9.2] %s of %j is %s: %s', (id, over, state, reason) => {
  expect(steps(over).find((step) => step.id === id)).toMatchObject({ state, reason })
})

it('[S6] what a user may not see has no step, and does not keep the others from being complete', () => {
  const seen = steps({ exports: undefined, ways: undefined })
  expect(seen.map(({ id }) => id)).toEqual([
    'profile',
    'connection',
    'products',
    'templates',
    'firstImport',
    'sites',
  ])
  expect(setupProgress(seen).complete).toBe(true)
})
