import type { InstanceEnvironment, InstanceStatus } from '@edconsole/console-core/contract'
import type { TestFetch, TestServer } from './create-test-server.ts'
import { sender } from './walks/send.ts'

let made = 0

/** A client of the test's own with an instance in that status. */
export const newInstance = async (
  server: TestServer,
  employee: TestFetch,
  status: InstanceStatus = 'active',
  environment: InstanceEnvironment = 'production',
): Promise<{ id: number; name: string; clientId: number }> => {
  made += 1
  const { clientId } = await server.newDistrict()
  const name = `oakdale-${made}`
  const { data } = await sender('/ied/instances')(employee, 'POST', '', {
    clientId,
    name,
    environment,
    region: 'us-west',
    url: `https://${name}.example.org`,
  })
  await server.db.updateTable('instances').set({ status }).where('id', '=', data.id).execute()
  return { id: data.id, name, clientId }
}

/** One that was requested, for an address of this server. */
export const requestedInstance = async (
  server: TestServer,
  employee: TestFetch,
): ReturnType<typeof newInstance> => {
  const instance = await newInstance(server, employee, 'requested')
  await server.db.updateTable('instances').set({ url: null }).where('id', '=', instance.id).execute()
  return instance
}

/** All that is kept of instances, to show that a refusal changed nothing. */
export const keptInstances = async ({ db }: TestServer) => ({
  instances: await db.selectFrom('instances').selectAll().orderBy('id').execute(),
  changes: await db.selectFrom('instanceStatusChanges').selectAll().orderBy('id').execute(),
  products: await db.selectFrom('instanceProducts').selectAll().orderBy('instanceId').execute(),
})
