import type { SisApiSecrets, SisConnection, SisSystem } from '@edconsole/console-core/contract'
import { cleanSisUrl, isLoopback, webAddress } from '@edconsole/console-core/schemas'
import { ApiError, refuseForNow } from '../../http/api-error.ts'
import { type Call, FailedTest } from '../../http/handler.ts'
import { storedKeys } from '../../pipeline/lookups.ts'
import { type Connection, connectionOf } from '../../sis/district-connection.ts'
import { openSis } from '../../sis/open-sis.ts'
import { isOnServerOf } from '../../sis/token-address.ts'
import { districtOfCall } from '../district-of-call.ts'
import { countConnectionTest, type StepChecks, type TestedKind, testConnection } from './connection-test.ts'
import { networkChecks } from './network-checks.ts'

type Test = {
  readonly kind: TestedKind
  readonly pasted: string
  readonly wanted: readonly WantedSecret[]
  readonly qFilename?: string | undefined
  readonly tokenUrl?: string | undefined
}

/** Tests a connection, given or stored, and remembers the result of a stored one. */
export const runTest = async (
  call: Call,
  { kind, pasted, wanted, qFilename = undefined, tokenUrl = undefined }: Test,
): Promise<SisConnection | FailedTest> => {
  const { db, now, caller, http, allowLoopback, network, lea } = call
  const { url } = cleanSisUrl(pasted)
  const district = await districtOfCall(call)
  const stored = await connectionOf(db, district)
  const secrets = secretsForTest(call, stored, { kind, url, wanted })
  if (!caller) throw new ApiError(401, 'Sign in to test a connection.')
  const waitMs = await countConnectionTest(db, caller.userId, now())
  if (waitMs > 0) refuseForNow(http, waitMs, "You've tested connections too often.")

  const isStoredSystem = stored.system?.kind === kind
  const { entityId = null, apiSchoolYearId = null } = (isStoredSystem && stored.config) || {}
  const tested = { url, secrets, qFilename: qFilename ?? null, tokenUrl: tokenUrl ?? null }
  const sis = openSis(
    { kind, entityId, apiSchoolYearId, ...tested },
    { network: { allowLoopback, ...network }, patient: false },
  )
  try {
    const { sisYear } = district
    const sites = () => storedKeys(db, { lea, schoolYear: sisYear, component: 'sites' })
    const checks = {
      ...addressChecks({ pasted, url, tokenUrl, allowLoopback }),
      ...networkChecks({
        kind,
        sis,
        now: now(),
        sisYear,
        knownSites: sites,
        isEncrypted: url.startsWith('https:'),
      }),
    }
    const result = await testConnection(checks, now)
    if (isStoredSystem) await saveVerification(call, stored, tested, result)
    return result
  } finally {
    sis.close()
  }
}

type Address = {
  /** As it was pasted. */
  readonly pasted: string
  /** Where the SIS begins. */
  readonly url: string
  readonly tokenUrl: string | undefined
  readonly allowLoopback: boolean
}

/** What can be told about an address without sending a request. */
const addressChecks = ({ pasted, url, tokenUrl, allowLoopback }: Address) =>
  ({
    addressForm: () => {
      if (!webAddress.safeParse(url).success)
        return {
          fault: {
            code: 'C001',
            message: "The address must start with https:// and can't contain a password.",
          },
        }
      if (!allowLoopback && isLoopback(new URL(url).hostname))
        return { fault: { code: 'C001', message: 'The address points to this server.' } }
      if (tokenUrl !== undefined && !isOnServerOf(url, tokenUrl))
        return {
          fault: { code: 'C001', message: 'The token URL must be on the same server as the API URL.' },
        }
      return { status: 'passed' }
    },
    addressCleaned: () => {
      const { removed } = cleanSisUrl(pasted)
      if (removed === '') return { status: 'passed' }
      return { status: 'note', message: `Removed '${removed}' from the end.` }
    },
  }) as const satisfies Partial<StepChecks>

type Tested = {
  readonly url: string
  readonly secrets: Readonly<Record<'sisApiKey' | 'sisApiSecret', string>>
  readonly qFilename: string | null
  readonly tokenUrl: string | null
}

/** Notes at the stored connection what a test found out, if that connection is what was tested and still stands. */
const saveVerification = async (
  { db, secrets, now }: Pick<Call, 'db' | 'secrets' | 'now'>,
  { config, secrets: stored }: Connection,
  tested: Tested,
  result: SisConnection | FailedTest,
): Promise<void> => {
  if (!config || config.sisApiUrl !== tested.url) return
  if (config.qFilename !== tested.qFilename || config.tokenUrl !== tested.tokenUrl) return
  const isStored = (name: 'sisApiKey' | 'sisApiSecret') => {
    const secret = stored.find((one) => one.name === name && one.address === tested.url)
    return (secret ? secrets.open(secret.sealed) : '') === tested.secrets[name]
  }
  if (!isStored('sisApiKey') || !isStored('sisApiSecret')) return
  const failed = result instanceof FailedTest
  await db
    .updateTable('sisApiConfigs')
    .set({
      lastVerifiedAt: now(),
      lastVerifiedStatus: failed ? 'failed' : 'ok',
      lastVerifiedMessage: failed ? result.fault.message : null,
      schoolsFound: failed ? null : result.schools.length,
    })
    .where('districtId', '=', config.districtId)
    // Another one may have been saved meanwhile.
    .where('updatedAt', config.updatedAt === null ? 'is' : '=', config.updatedAt)
    .execute()
}

/** A secret of a test: where the body has it, and where the connection. */
type WantedSecret = {
  readonly field: string
  readonly name: keyof SisApiSecrets
  readonly given: string | undefined
}

/**
 * The secrets of a test. One that was left out is the stored one, but only for the address, and the kind of system, that
 * it was saved for (R35): it must not leave for any other.
 */
const secretsForTest = (
  { secrets: sealing }: Pick<Call, 'secrets'>,
  { system, config, secrets }: Connection,
  { kind, url, wanted }: { kind: SisSystem['kind']; url: string; wanted: readonly WantedSecret[] },
): Record<keyof SisApiSecrets, string> => {
  const found = { sisApiKey: '', sisApiSecret: '' }
  for (const { name, field, given } of wanted) {
    if (given !== undefined) {
      found[name] = given
      continue
    }
    const stored = secrets.find((secret) => secret.name === name)
    if (!stored || system?.kind !== kind)
      throw new ApiError(400, `'${field}' is required: none is saved.`, field)
    if (config?.sisApiUrl !== url || stored.address !== url) throw new ApiError(400, ENTER_AGAIN, field)
    found[name] = sealing.open(stored.sealed)
  }
  return found
}

const ENTER_AGAIN = 'Enter the secret again for a new address'
