import {
  AUTH_PROVIDERS,
  type ReadSignInTest,
  type SignInTest,
  type TestSignIn,
} from '@edconsole/console-core/contract'
import { auditDone } from '../../audit/record-changes.ts'
import { ApiError, refuseForNow } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/params.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { isOpenIdProvider } from '../../session/federated/openid/presets.ts'
import type { AuthenticationRow } from '../../session/provider-settings/settings-after.ts'
import { countSignIn, forgiveSignIns, TOO_MANY_SIGN_INS } from '../../session/sign-in-limit.ts'
import { noteTested } from '../../session/sign-in-tests/end-test.ts'
import { keepTest, readKeptTest } from '../../session/sign-in-tests/kept-tests.ts'
import { testLdap } from '../../session/sign-in-tests/test-ldap.ts'
import { startOpenIdTest } from '../../session/sign-in-tests/test-openid.ts'
import { isAsSaved, type Started, TEST_PATH } from '../../session/sign-in-tests/test-pages.ts'
import { startSamlTest } from '../../session/sign-in-tests/test-saml.ts'
import { testedSettings } from '../../session/sign-in-tests/tested-settings.ts'
import { countConnectionTest } from '../validators/connection-test.ts'
import { checkInternal } from './keep-way-in.ts'

/**
 * Tries a way to sign in, as it is saved or as it would be after a change. It starts no session and changes no account. With a
 * directory it is done at once; otherwise a window leaves for the provider, and `readSignInTest` tells how that went.
 */
export const testSignIn = async (call: Call<TestSignIn>): Promise<SignInTest> => {
  const { db, body, now, http } = call
  const { userId } = requireCaller(call)
  const row = await testedRow(call)
  await checkInternal(db, call, row.provider)
  if (row.provider === 'illuminate')
    throw new ApiError(400, `${AUTH_PROVIDERS.illuminate} has no identity provider to test.`)
  const authentication = testedSettings(call, row, body)
  const waitMs = await countConnectionTest(db, userId, now())
  if (waitMs > 0) refuseForNow(http, waitMs, "You've tested too often.")
  await db
    .transaction()
    .execute((trx) =>
      auditDone(
        trx,
        call,
        { kind: 'authentication', keys: [row.id] },
        { field: 'signInTest', to: isAsSaved(body) ? 'Saved settings' : 'Unsaved settings' },
      ),
    )
  const test = row.provider === 'ldap' ? await tryDirectory(call, authentication) : null
  const started = test === null ? await start(call, authentication) : null
  const result = test ?? started?.test
  if (!result) throw new ApiError(400, `${AUTH_PROVIDERS[row.provider]} can't be tested.`)
  if (result.outcome !== null) {
    if (isAsSaved(body)) await noteTested(call, row, result)
    return result
  }
  if (!started) return result
  const { state, ...kept } = started
  const { password: _, username: __, ...changes } = body
  const testId = await keepTest(call, http, {
    userId,
    authenticationId: row.id,
    state,
    test: { changes, kept: kept.kept, request: kept.request, test: result },
  })
  return Object.assign({}, result, { testId, leavePath: `${TEST_PATH}?${new URLSearchParams({ state })}` })
}

const testedRow = async (call: Call<unknown>): Promise<AuthenticationRow> => {
  const row = await call.db
    .selectFrom('authentications')
    .selectAll()
    .where('id', '=', numberParam(call))
    .where('clientId', '=', call.clientId)
    .executeTakeFirst()
  if (!row) throw new ApiError(404, 'Authentication not found.')
  return row
}

const start = async (call: Call<TestSignIn>, authentication: AuthenticationRow): Promise<Started | null> => {
  const { provider } = authentication
  if (isOpenIdProvider(provider)) return startOpenIdTest(call, call.http, { authentication, provider })
  return provider === 'saml' ? startSamlTest(call, call.http, { authentication }) : null
}

/** A password that is tried here counts for the network as at a sign-in, or this would be the place to guess it. */
const tryDirectory = async (
  call: Call<TestSignIn>,
  authentication: AuthenticationRow,
): Promise<SignInTest> => {
  const { db, http, clientId, now, body } = call
  const { username, password } = body
  if (username === undefined) throw new ApiError(400, 'Enter a username of the directory.', 'username')
  if (password === undefined) throw new ApiError(400, 'Enter their password.', 'password')
  const { address } = http.get('connection')
  const counted = await countSignIn(db, { address, clientId, username }, now())
  if (counted.waitMs > 0) refuseForNow(http, counted.waitMs, TOO_MANY_SIGN_INS)
  const test = await testLdap(call, authentication, { username, password })
  const isGuess = test.steps.some(
    ({ id, status }) => status === 'failed' && (id === 'userBind' || id === 'search'),
  )
  if (!isGuess) await forgiveSignIns(db, counted)
  return test
}

/** Tells how a test goes, and its result once. Only who started it hears of it. */
export const readSignInTest = async (call: Call<ReadSignInTest>): Promise<SignInTest> => {
  const { id } = await testedRow(call)
  const { userId } = requireCaller(call)
  const test = await readKeptTest(call, { testId: call.body.testId, userId, authenticationId: id })
  if (!test) throw new ApiError(404, 'This test has expired or was read already. Test again.')
  return test
}
