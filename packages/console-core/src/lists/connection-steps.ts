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
