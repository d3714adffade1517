import type { District, SisApiConfig, SisImportTemplate, SisSystem } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { setupStepsMessages } from './messages.ts'
import type { SetupStepsState } from './use-setup-steps.ts'
import { whyNoSync } from './why-no-sync.ts'

type Given = {
  district?: Partial<District>
  config?: Partial<SisApiConfig> | null
  templates?: Partial<SisImportTemplate>[]
  loading?: boolean
}

const aeries = { id: 1, kind: 'aeries', provider: { id: 1, name: 'Aeries', code: 'aeries' } } as SisSystem

const why = ({ district = {}, config = {}, templates = [{ isEnabled: true }], loading = false }: Given) => {
  const facts = {
    district: { importsEnabled: true, sisProviderName: 'Aeries', ...district } as District,
    connection: {
      config: config === null ? undefined : ({ missingFields: [], ...config } as unknown as SisApiConfig),
      system: config === null ? undefined : aeries,
    },
    templates: templates as SisImportTemplate[],
  }
  const steps = [{ id: 'templates' }] as unknown as SetupStepsState['steps']
  return whyNoSync({ facts, steps, loading }, setupStepsMessages)
}

it.each<[string, Given, string | undefined]>([
  ['everything is there', {}, undefined],
  ['it is not known yet', { loading: true }, 'Checking setup'],
  ['imports are off', { district: { importsEnabled: false } }, 'Imports are off for this district'],
  ['there is no connection', { config: null }, 'Set up the SIS connection first'],
  ['its key is missing', { config: { missingFields: ['sisApiKey'] } }, 'Set up the SIS connection first'],
  ['no template is on', { templates: [{ isEnabled: false }] }, 'Enable a template first'],
  ['there is no template', { templates: [] }, 'Enable a template first'],
  ['the last test failed', { config: { lastVerifiedStatus: 'failed' } }, undefined],
])('[ux 9.2] whether a sync may start when %s', (_, given, reason) => {
  expect(why(given)).toBe(reason)
})
