import { type ConnectionField, SIS_KINDS, type SisApiConfig, type SisSystem } from '@edconsole/console-core'
import type { FormControl, FormField, FormInputs, VaryingParts } from '../../patterns/resource-form/index.ts'
import type { SisConnectionMessages } from './messages.ts'
import type { SisConnectionValues } from './sis-values.ts'
import { servingSecret, textOf } from './stored-secret.ts'

export type SisFieldsInput = {
  systems: readonly SisSystem[]
  config: SisApiConfig | null
  /** Cards where it is the question of the page, a list among other fields. */
  choose: 'cards' | 'list'
  m: SisConnectionMessages
}

/** The names of all fields, in the order in which they stand. */
export const SIS_FIELD_NAMES = [
  'sisSystemId',
  'sisApiUrl',
  'tokenUrl',
  'qFilename',
  'sisApiKey',
  'sisApiSecret',
  'entityId',
  'apiSchoolYearId',
] as const satisfies readonly (keyof SisConnectionValues)[]

/**
 * The fields of a SIS connection, as data for a `ResourceForm`: which are there, what they are called and what is required
 * follows the chosen system. What was typed stays when another one is chosen.
 */
export function sisConnectionFields(input: SisFieldsInput): FormField<SisConnectionValues>[] {
  const { systems, choose, m } = input
  const options = systems.map(({ id, provider }) => ({ value: String(id), label: provider.name }))
  return [
    {
      name: 'sisSystemId',
      label: m.system.label,
      asks: m.system.asks,
      control:
        choose === 'cards'
          ? { kind: 'radio-cards', options, numeric: true }
          : { kind: 'select', options, numeric: true },
      required: choose === 'cards',
      ...(choose === 'list' && { width: 'half' as const }),
    },
    field(input, 'sisApiUrl', { kind: 'text', type: 'url' }, { expects: m.urlExpects }),
    field(input, 'tokenUrl', { kind: 'text', type: 'url' }, { expects: m.urlExpects }),
    field(input, 'qFilename', { kind: 'text' }),
    field(input, 'sisApiKey', { kind: 'secret', savedAt: null }),
    field(input, 'sisApiSecret', { kind: 'secret', savedAt: null }),
    field(input, 'entityId', { kind: 'number', min: 1 }, { width: 'half' }),
    field(input, 'apiSchoolYearId', { kind: 'number', min: 1 }, { width: 'half' }),
  ]
}

/** The system that is chosen among these. */
export function chosenSystem(systems: readonly SisSystem[], inputs: FormInputs): SisSystem | undefined {
  return systems.find(({ id }) => String(id) === textOf(inputs.sisSystemId))
}

/** What a system calls a field. */
export function labelOf(m: SisConnectionMessages, kind: SisSystem['kind'], name: ConnectionField): string {
  const own: Partial<Record<string, Partial<Record<ConnectionField, string>>>> = m.ownLabels
  return own[kind]?.[name] ?? m.labels[name]
}

function field(
  { systems, config, m }: SisFieldsInput,
  name: ConnectionField,
  control: FormControl,
  more: Partial<FormField<SisConnectionValues>> = {},
): FormField<SisConnectionValues> {
  const varies = (inputs: FormInputs): VaryingParts => {
    const system = chosenSystem(systems, inputs)
    if (!system) return {}
    const required = system.requiredFields.includes(name)
    const help: Partial<Record<ConnectionField, string>> = m.help[system.kind]
    const shared = { label: labelOf(m, system.kind, name), required, help: help[name] }
    if (name !== 'sisApiKey' && name !== 'sisApiSecret') return shared
    const savedAt = servingSecret(config, inputs, name)
    const isOther =
      savedAt === null && (name === 'sisApiKey' ? config?.sisApiKeySavedAt : config?.sisApiSecretSavedAt)
    const isAlone = !SIS_KINDS[system.kind].fields.includes('sisApiSecret')
    return {
      ...shared,
      width: isAlone ? 'full' : 'half',
      control: { kind: 'secret', savedAt },
      ...(isOther && { help: m.secretAgain }),
    }
  }
  return {
    name,
    label: m.labels[name],
    control,
    shown: (inputs) => {
      const system = chosenSystem(systems, inputs)
      return system !== undefined && SIS_KINDS[system.kind].fields.includes(name)
    },
    varies,
    ...more,
  }
}
