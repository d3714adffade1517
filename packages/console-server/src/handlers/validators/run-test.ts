import type { SisConnection } from '@edconsole/console-core/contract'
import { cleanSisUrl } from '@edconsole/console-core/schemas'
import { ApiError } from '../../http/api-error.ts'
import type { FailedTest } from '../../http/failed-test.ts'
import type { Call } from '../../http/handler.ts'
import { refuseForNow } from '../../http/refuse-for-now.ts'
import { storedKeys } from '../../pipeline/lookups.ts'
import { connectionOf } from '../../sis/district-connection.ts'
import { openSis } from '../../sis/open-sis.ts'
import { districtOfCall } from '../district-of-call.ts'
import { addressChecks } from './address-checks.ts'
import { testConnection } from './connection-test.ts'
import { countConnectionTest } from './connection-test-limit.ts'
import { networkChecks } from './network-checks.ts'
import { saveVerification } from './save-verification.ts'
import { secretsForTest, type WantedSecret } from './secrets-for-test.ts'
import type { TestedKind } from './tested-kind.ts'

type Test = {
  readonly kind: TestedKind
  readonly pasted: string
  readonly wanted: readonly WantedSecret[]
  readonly qFilename?: string
}

/** Tests a connection, given or stored, and remembers the result of a stored one. */
export const runTest = async (
  call: Call,
  { kind, pasted, wanted, qFilename = undefined }: Test,
): Promise<SisConnection | FailedTest> => {
  const { db, now, caller, http, allowLoopback, network, lea } = call
  const { url } = cleanSisUrl(pasted)
  const district = await districtOfCall(call)
  const stored = await connectionOf(db, district)
  const secrets = secretsForTest(call, stored, { kind, url, wanted })
  if (!caller) throw new ApiError(401, 'Sign in to test a connection.')
  const waitMs = await countConnectionTest(db, caller.userId, now())
  if (waitMs > 0) refuseForNow(http, waitMs, 'You have tested connections very often.')

  const isStoredSystem = stored.system?.kind === kind
  const { entityId = null, apiSchoolYearId = null } = (isStoredSystem && stored.config) || {}
  const tested = { url, secrets, qFilename: qFilename ?? null }
  const sis = openSis(
    { kind, entityId, apiSchoolYearId, ...tested },
    { network: { allowLoopback, ...network }, patient: false },
  )
  try {
    const { sisYear } = district
    const sites = () => storedKeys(db, { lea, schoolYear: sisYear, component: 'sites' })
    const checks = {
      ...addressChecks({ pasted, url, allowLoopback }),
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
