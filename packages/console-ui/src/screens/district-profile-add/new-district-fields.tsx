import type { ItemState, NewDistrict, SisSystem } from '@edconsole/console-core'
import type { ReactNode } from 'react'
import { districtFields } from '../../features/district/form/district-fields.ts'
import { districtSections } from '../../features/district/form/district-sections.ts'
import type { UniqueField } from '../../features/district/form/taken-values.ts'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import type { FormField, FormSectionSpec } from '../../patterns/resource-form/index.ts'
import type { DistrictProfileAddMessages } from './messages.ts'

/** What is entered about a new district; nothing has a value yet. */
export type NewDistrictValues = { [Name in keyof Omit<NewDistrict, 'state'>]?: NewDistrict[Name] } & {
  state?: NewDistrict['state'] | null
}

const UNIQUE: readonly UniqueField[] = ['lea', 'districtName', 'ncesLeaId', 'stateLeaId']

/** What a district begins with, from its state and the day; the profile changes it. */
const SETTLED = ['sisYear', 'districtType', 'timeZone', 'importsEnabled', 'isActive', 'notes'] as const

/** The fields of the profile, its code, and the system it will be read from. */
export const newDistrictFields = (
  systems: readonly SisSystem[],
  takenBy: (field: UniqueField) => ReactNode,
  m: DistrictProfileAddMessages,
): FormField<NewDistrictValues>[] => [
  {
    name: 'lea',
    label: m.form.lea,
    control: { kind: 'text', mono: true },
    help: m.leaHelp,
    required: true,
    eager: true,
    after: takenBy('lea'),
    width: 'half',
  },
  ...districtFields(m.form)
    .filter(({ name }) => !SETTLED.some((one) => one === name))
    .map((field) => {
      const unique = UNIQUE.find((name) => name === field.name)
      return unique ? { ...field, eager: unique !== 'districtName', after: takenBy(unique) } : field
    }),
  {
    name: 'sisProviderName',
    label: m.sis.provider,
    control: {
      kind: 'select',
      options: systems.map(({ provider }) => ({ value: provider.name, label: provider.name })),
    },
    help: m.sis.help,
    width: 'half',
  },
]

/** Only what is required stands open (ux 9.2). */
export const newDistrictSections = (
  systems: Pick<ItemState<SisSystem[]>, 'errors' | 'retry'>,
  m: DistrictProfileAddMessages,
): FormSectionSpec<NewDistrictValues>[] => {
  const { district, contact, codes, address } = districtSections(m.form)
  const { openers, later } = m
  const { title, failed, tryAgain } = m.sis
  const sis: Pick<FormSectionSpec<NewDistrictValues>, 'fields' | 'end' | 'opener'> = systems.errors.length > 0
    ? { fields: [], end: <NotLoaded text={failed} tryAgain={tryAgain} onRetry={systems.retry} /> }
    : { fields: ['sisProviderName'], opener: openers.sis }
  return [
    { ...district, fields: ['districtName', 'lea', 'state'] },
    { ...contact, help: later, opener: openers.contact },
    { title, help: later, ...sis },
    { ...codes, help: later, opener: openers.codes },
    { ...address, help: later, opener: openers.address },
  ]
}
