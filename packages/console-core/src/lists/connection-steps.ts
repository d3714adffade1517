/** What a connection test looks at, in this order: it ends at the first step that fails (R34). */
export const CONNECTION_STEPS = {
  addressForm: 'The address is well formed',
  addressCleaned: 'The address is the start of the SIS',
  nameResolves: 'The server name is known',
  reachable: 'The server answers',
  tlsValid: 'The connection is secure',
  rightProduct: 'The server is the expected SIS',
  credentials: 'The keys are accepted',
  data: 'Schools can be read',
  year: 'The school year is the expected one',
  schoolsKnown: 'The schools are in Site Management',
} as const

export type ConnectionStepId = keyof typeof CONNECTION_STEPS
