import { plural } from '@edconsole/console-core/contract'
import { audited } from '../audit/record-changes.ts'
import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import { ApiError } from '../http/api-error.ts'
import type { Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { requireCaller } from '../http/require-caller.ts'
import { countOfCommonPasswords } from '../session/new-password-fault.ts'
import {
  authenticationPlan,
  lockAuthentications,
  oneOf,
  readAround,
  shownAuthentication,
} from './authentications/authentication-rows.ts'
import { describedProviders } from './authentications/described-providers.ts'
import { checkInternal, keepDefault, keepWayIn } from './authentications/keep-way-in.ts'
import { readAddress } from './authentications/read-address.ts'
import { createAuthentication, updateAuthentication } from './authentications/save-authentication.ts'
import { readSignInTest, testSignIn } from './authentications/test-sign-in.ts'

export const authenticationHandlers = {
  'authentications.list': async (call) => {
    const { db, clientId, query } = call
    const rows = db.selectFrom('authentications').selectAll().where('clientId', '=', clientId)
    const page = await runList(rows, authenticationPlan, parseListQuery(authenticationPlan, query))
    const around = await readAround(call)
    return { ...page, rows: page.rows.map((row) => shownAuthentication(row, { clientId, ...around })) }
  },
  'authentications.create': createAuthentication,
  'authentications.update': updateAuthentication,
  'authentications.remove': async (call) => {
    await call.db.transaction().execute(async (trx) => {
      const rows = await lockAuthentications(trx, call.clientId)
      const before = oneOf(rows, numberParam(call))
      await checkInternal(trx, call, before.provider)
      await keepWayIn(trx, requireCaller(call), { before, after: rows.filter((row) => row !== before) })
      keepDefault(before, undefined)
      const { used } = await trx
        .selectFrom('accounts')
        .select((eb) => eb.fn.countAll<number>().as('used'))
        .where('authenticationId', '=', before.id)
        .executeTakeFirstOrThrow()
      if (used > 0)
        throw new ApiError(
          409,
          `${before.displayName} is how ${used} ${plural(used, 'account signs', 'accounts sign')} in. Disable it instead.`,
        )
      await audited(trx, call, { kind: 'authentication', keys: [before.id] }, () =>
        trx.deleteFrom('authentications').where('id', '=', before.id).execute(),
      )
    })
    return null
  },
  'authentications.remote': async (call) => {
    const commonPasswords = await countOfCommonPasswords()
    return describedProviders(call).map((one) =>
      one.provider === 'illuminate' ? { ...one, commonPasswords } : one,
    )
  },
  'authentications.readAddress': readAddress,
  'authentications.testSignIn': testSignIn,
  'authentications.readTest': readSignInTest,
} satisfies Partial<Handlers>
