import type { InstanceEnvironment, InstanceStatus } from '@edconsole/console-core/contract'

export type DemoInstance = {
  districtId: number
  environment: InstanceEnvironment
  /** How it came to be what it is, the last one its status. */
  path: readonly InstanceStatus[]
  /** Of the last step. */
  reason?: string
}

const running = ['requested', 'provisioning', 'active'] as const
const of = (
  districtId: number,
  environment: InstanceEnvironment,
  path: readonly InstanceStatus[] = running,
  reason?: string,
): DemoInstance => ({ districtId, environment, path, ...(reason !== undefined && { reason }) })

/** Sandboxes come after the production instance of their district. Every status occurs. */
export const DEMO_INSTANCES: readonly DemoInstance[] = [
  of(412, 'production'),
  of(412, 'sandbox'),
  of(412, 'training'),
  of(413, 'production', [...running, 'maintenance', 'active']),
  of(413, 'sandbox', ['requested', 'provisioning']),
  of(414, 'production', [...running, 'maintenance'], 'Moves to a larger database on Saturday'),
  of(414, 'sandbox'),
  of(414, 'training', [...running, 'deprovisioning', 'retired'], 'The summer courses are over'),
  of(415, 'production'),
  of(415, 'sandbox', ['requested', 'provisioning', 'failed'], 'The database could not be restored'),
  of(416, 'production'),
  of(416, 'training'),
  of(417, 'production', ['requested', 'provisioning', 'failed', 'provisioning', 'active']),
  of(417, 'sandbox'),
  of(418, 'production'),
  of(418, 'demo', [...running, 'deprovisioning']),
  of(419, 'production', ['requested']),
  of(420, 'production'),
  of(420, 'sandbox'),
  of(420, 'sandbox', ['requested']),
  of(420, 'training', [...running, 'maintenance']),
  of(421, 'production', [...running, 'suspended'], 'The contract ended in June'),
  of(422, 'production'),
  of(422, 'sandbox'),
  of(423, 'production'),
  of(423, 'demo'),
]
