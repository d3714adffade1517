import {
  type ConnectionField,
  type Operation,
  type SisApiConfig,
  type SisConnection,
  type SisSystem,
  validatorsResource,
} from '@edconsole/console-core'
import type { FormInputs } from '../../patterns/resource-form/index.ts'
import { chosenSystem } from './sis-fields.ts'
import { servingSecret, textOf } from './stored-secret.ts'

/** One test of what is entered: which call, and with what. */
export type TestedValues = {
  system: SisSystem
  operation: Operation<object, SisConnection>
  /** A secret that is left out is the stored one (R35). */
  body: Readonly<Record<string, string>>
  /** What the test needs and is not there. */
  missing: readonly ConnectionField[]
  /** A backend may do without this test. */
  isOptional: boolean
}

type Tested = {
  operation: Operation<object, SisConnection>
  /** Our names of what it takes, by its own (R34). */
  takes: Readonly<Record<string, ConnectionField>>
  /** Not among the calls of [S7]: a backend may do without it. */
  isOptional?: true
}

/** The systems whose connection can be tested ([S5]). */
const TESTED: Partial<Record<SisSystem['kind'], Tested>> = {
  aeries: {
    operation: validatorsResource.aeries,
    takes: { baseAPI: 'sisApiUrl', cert: 'sisApiKey' },
  },
  q: {
    operation: validatorsResource.q,
    takes: { baseAPI: 'sisApiUrl', fileName: 'qFilename', key: 'sisApiKey', secret: 'sisApiSecret' },
  },
  qmlativ: {
    operation: validatorsResource.qmlativ,
    takes: { baseAPI: 'sisApiUrl', key: 'sisApiKey', secret: 'sisApiSecret' },
  },
  oneroster: {
    operation: validatorsResource.oneroster,
    takes: { baseAPI: 'sisApiUrl', tokenUrl: 'tokenUrl', key: 'sisApiKey', secret: 'sisApiSecret' },
    isOptional: true,
  },
}

/** The test of what is entered; null where the chosen system has none, or none is chosen. */
export function testedValues(
  systems: readonly SisSystem[],
  config: SisApiConfig | null,
  inputs: FormInputs,
): TestedValues | null {
  const system = chosenSystem(systems, inputs)
  const tested = system && TESTED[system.kind]
  if (!system || !tested) return null
  const body: Record<string, string> = {}
  const missing: ConnectionField[] = []
  for (const [key, name] of Object.entries(tested.takes)) {
    const isSecret = name === 'sisApiKey' || name === 'sisApiSecret'
    // A key may begin with a space by mistake; that is for the SIS to refuse.
    const input = inputs[name]
    const text = isSecret && typeof input === 'string' ? input : textOf(input)
    if (text !== '') body[key] = text
    else if (isSecret ? servingSecret(config, inputs, name) === null : name !== 'tokenUrl') missing.push(name)
  }
  const { operation, isOptional = false } = tested
  return { system, operation, body, missing, isOptional }
}
