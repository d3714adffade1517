/** What a server does to create an instance and to remove one, in this order; code to title. */
export const INSTANCE_STEPS = {
  address: 'Reserve the address',
  database: 'Create the database',
  data: 'Copy data',
  products: 'Add products',
  signIn: 'Check sign-in',
  removal: 'Remove the address and all data',
} as const

export type InstanceStepName = keyof typeof INSTANCE_STEPS

/** Steps that create an instance, in their order. */
export const PROVISIONING_STEPS = [
  'address',
  'database',
  'data',
  'products',
  'signIn',
] as const satisfies readonly InstanceStepName[]

export type InstanceStepState = 'pending' | 'running' | 'done' | 'failed'
