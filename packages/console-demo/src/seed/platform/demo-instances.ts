import type { InstanceEnvironment, InstanceStatus } from '@edconsole/console-core/contract'

export type DemoInstance = {
  districtId: number
  environment: InstanceEnvironment
  /** How it came to be what it is, the last one its status. */
  path: readonly InstanceStatus[]
  /** Of the last step. */
  reason?: string
}

const RUNNING = ['requested', 'provisioning', 'active'] as const

/** Sandboxes come after the production instance of their district. Every status occurs. */
export const DEMO_INSTANCES: readonly DemoInstance[] = [
  { districtId: 412, environment: 'production', path: RUNNING },
  { districtId: 412, environment: 'sandbox', path: RUNNING },
  { districtId: 412, environment: 'training', path: RUNNING },
  { districtId: 413, environment: 'production', path: [...RUNNING, 'maintenance', 'active'] },
  { districtId: 413, environment: 'sandbox', path: ['requested', 'provisioning'] },
  {
    districtId: 414,
    environment: 'production',
    path: [...RUNNING, 'maintenance'],
    reason: 'Moves to a larger database on Saturday',
  },
  { districtId: 414, environment: 'sandbox', path: RUNNING },
  {
    districtId: 414,
    environment: 'training',
    path: [...RUNNING, 'deprovisioning', 'retired'],
    reason: 'The summer courses are over',
  },
  { districtId: 415, environment: 'production', path: RUNNING },
  {
    districtId: 415,
    environment: 'sandbox',
    path: ['requested', 'provisioning', 'failed'],
    reason: 'The database could not be restored',
  },
  { districtId: 416, environment: 'production', path: RUNNING },
  { districtId: 416, environment: 'training', path: RUNNING },
  {
    districtId: 417,
    environment: 'production',
    path: ['requested', 'provisioning', 'failed', 'provisioning', 'active'],
  },
  { districtId: 417, environment: 'sandbox', path: RUNNING },
  { districtId: 418, environment: 'production', path: RUNNING },
  { districtId: 418, environment: 'demo', path: [...RUNNING, 'deprovisioning'] },
  { districtId: 419, environment: 'production', path: ['requested'] },
  { districtId: 420, environment: 'production', path: RUNNING },
  { districtId: 420, environment: 'sandbox', path: RUNNING },
  { districtId: 420, environment: 'sandbox', path: ['requested'] },
  { districtId: 420, environment: 'training', path: [...RUNNING, 'maintenance'] },
  {
    districtId: 421,
    environment: 'production',
    path: [...RUNNING, 'suspended'],
    reason: 'The contract ended in June',
  },
  { districtId: 422, environment: 'production', path: RUNNING },
  { districtId: 422, environment: 'sandbox', path: RUNNING },
  { districtId: 423, environment: 'production', path: RUNNING },
  { districtId: 423, environment: 'demo', path: RUNNING },
]
