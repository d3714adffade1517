import {
  DELIVERY_METHODS,
  type DestinationTest,
  type TestDestination,
} from '@edconsole/console-core/contract'
import { checkAccess } from '../../access.ts'
import type { ExportSecretName } from '../../db/schema/exports.ts'
import { CONNECT_BY } from '../../exports/delivery/connect-by.ts'
import type { Target } from '../../exports/delivery/receiver.ts'
import { testDestination } from '../../exports/delivery/test-destination.ts'
import { ApiError, refuseForNow } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { countConnectionTest } from '../validators/connection-test.ts'

/** Tries where an export is to go, as it is entered. Changes nothing. */
export const testExportDestination = async (call: Call<TestDestination>): Promise<DestinationTest> => {
  const { db, body, now, http } = call
  const { userId } = requireCaller(call)
  const connect = CONNECT_BY[body.deliveryMethod]
  if (!connect) throw new ApiError(400, `${DELIVERY_METHODS[body.deliveryMethod].title} can't be tested.`)
  const target = await targetOf(call)
  const waitMs = await countConnectionTest(db, userId, now())
  if (waitMs > 0) refuseForNow(http, waitMs, "You've tested connections too often.")
  return testDestination(connect, target, { now: now() })
}

const targetOf = async (call: Call<TestDestination>): Promise<Target> => {
  const { allowLoopback, network, secrets: sealing, body } = call
  const { deliveryMethod, host, username, remotePath = null } = body
  const port = body.port ?? DELIVERY_METHODS[deliveryMethod].port
  const stored = body.exportId === undefined ? null : await storedExport(call, body.exportId)
  const isSame = stored?.host === host && stored.port === port
  const secretOf = (name: ExportSecretName): string | null => {
    const given = body[name]
    if (given !== undefined) return given
    const kept = stored?.secrets[name]
    if (!kept) return null
    if (!isSame) throw new ApiError(400, ENTER_AGAIN[name], name)
    return sealing.open(kept.sealed)
  }
  const password = secretOf('password')
  const privateKey = deliveryMethod === 'sftp' ? secretOf('privateKey') : null
  if (password === null && privateKey === null) throw new ApiError(400, NEEDED[deliveryMethod], 'password')
  const hostKey = isSame ? stored.hostKey : null
  return {
    host,
    port,
    username,
    remotePath,
    password,
    privateKey,
    hostKey,
    network: Object.assign({ allowLoopback }, network),
  }
}

/** The export that is edited, for those who may do that: what it has saved is used. */
const storedExport = async ({ db, lea, caller, employeeAccess }: Call<TestDestination>, id: number) => {
  checkAccess('exports.update', caller, employeeAccess, {})
  const stored = await db
    .selectFrom('exports')
    .select(['host', 'port', 'secrets', 'hostKey'])
    .where('id', '=', id)
    .where('lea', '=', lea)
    .executeTakeFirst()
  // 404 would say that this server has no such test.
  if (!stored) throw new ApiError(400, 'This export no longer exists.', 'exportId')
  return stored
}

const ENTER_AGAIN = {
  password: 'Enter the password again for a new host or port.',
  privateKey: 'Enter the private key again for a new host or port.',
} as const satisfies Record<ExportSecretName, string>

const NEEDED = {
  sftp: 'Enter a password or a private key.',
  ftps: 'Enter a password.',
} as const
