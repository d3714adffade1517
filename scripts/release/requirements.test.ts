import { expect, it } from 'vitest'
import { bumpFaults, missingAddresses, type Planned } from './requirements.ts'

const planned: Planned = {
  from: '1.2.0',
  bump: 'minor',
  summaries: ['New columns.'],
  api: { breaking: [], added: [] },
}
const breaking = { breaking: ['Batch is gone'], added: [] }

it('[24.10] an address that is missing or isn’t one stops a release', () => {
  expect(missingAddresses({ repository: 'https://example.org/r', homepage: 'soon', bugs: '' })).toEqual([
    'release.json has no address for homepage. Fill it in before publishing.',
    'release.json has no address for bugs. Fill it in before publishing.',
  ])
})

it('[24.10] nothing changed is nothing to release', () => {
  expect(bumpFaults(planned)).toEqual([])
  expect(bumpFaults({ from: '1.2.0', bump: 'none', summaries: [], api: planned.api })).toHaveLength(1)
})

it('[24.10] a breaking change needs its version and a way to migrate', () => {
  const { from, bump } = planned
  expect(bumpFaults({ from, bump, summaries: [], api: breaking })).toHaveLength(2)
  const summaries = ['Batches are renamed.\n\nMigration: use `Run`.']
  expect(bumpFaults({ from, bump, summaries, api: breaking })).toEqual([
    'These changes break hosts, which a minor version may not:\n  Batch is gone',
  ])
  expect(bumpFaults({ from, bump: 'major', summaries, api: breaking })).toEqual([])
  expect(bumpFaults({ from: '0.4.1', bump, summaries, api: breaking })).toEqual([])
})
