/** What an instance is for, code to title. A sandbox is made from a production instance and by no other way. */
export const INSTANCE_ENVIRONMENTS = {
  production: 'Production',
  sandbox: 'Sandbox',
  training: 'Training',
  demo: 'Demo',
} as const

export type InstanceEnvironment = keyof typeof INSTANCE_ENVIRONMENTS

/** Where instances run, code to title. */
export const INSTANCE_REGIONS = {
  'us-west': 'US West',
  'us-east': 'US East',
  'ca-central': 'Canada Central',
} as const

export type InstanceRegion = keyof typeof INSTANCE_REGIONS
