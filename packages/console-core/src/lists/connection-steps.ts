/** What a connection test looks at, in this order: it ends at the first step that fails (R34). */
export const CONNECTION_STEPS = {
  addressForm: 'The address is valid',
  addressCleaned: 'The address belongs to the SIS',
  nameResolves: 'The server name exists',
  reachable: 'The server responds',
  tlsValid: 'The connection is secure',
  rightProduct: 'The server is the expected SIS',
  credentials: 'The keys are accepted',
  data: 'Schools can be read',
  year: 'The school year is the expected one',
  schoolsKnown: 'The schools are in Site Management',
} as const

export type ConnectionStepId = keyof typeof CONNECTION_STEPS

/** What a test of an export's destination looks at, in this order: it ends at the first step that fails. */
export const DESTINATION_STEPS = ['nameResolves', 'reachable', 'secure', 'signIn', 'folder', 'write'] as const

export type DestinationStepId = (typeof DESTINATION_STEPS)[number]

/** What becomes of a step of a test. `open`: it wasn't reached. */
export const TEST_STEP_STATES = ['passed', 'note', 'warning', 'failed', 'open'] as const

/** One step of a test of something outside. */
export type TestStep<Id extends string> = {
  id: Id
  status: (typeof TEST_STEP_STATES)[number]
  /** What was found, or what to do. */
  message: string | null
}
