import type { ConnectionField, ConnectionStepId } from '@edconsole/console-core'

const address = ['sisApiUrl'] as const
const keys = ['sisApiKey', 'sisApiSecret'] as const

/** Which of the entered values a step of the test is about. */
export const FIELDS_OF_STEP: Readonly<Record<ConnectionStepId, readonly ConnectionField[]>> = {
  addressForm: address,
  addressCleaned: address,
  nameResolves: address,
  reachable: address,
  tlsValid: address,
  rightProduct: address,
  credentials: ['qFilename', ...keys],
  data: keys,
  year: [],
  schoolsKnown: [],
}
