import type {
  Authentication,
  NewAuthentication,
  UpdateAuthentication,
} from '@edconsole/console-core/contract'
import { auditCreated, audited } from '../../audit/record-changes.ts'
import { json } from '../../db/schema/columns.ts'
import { fieldError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/params.ts'
import { refuseDuplicates } from '../../http/refuse-duplicates.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { authorOf, requireCaller } from '../../http/require-caller.ts'
import { mergeSettings } from '../../session/provider-settings/merge-settings.ts'
import { missingSettingsOf, refuseIncomplete } from '../../session/provider-settings/missing-settings.ts'
import { settingsAfter } from '../../session/provider-settings/settings-after.ts'
import { holdSessionsTo } from '../../session/session-limits.ts'
import { lockAuthentications, oneOf, readAuthentication } from './authentication-rows.ts'
import { checkInternal, keepDefault, keepWayIn } from './keep-way-in.ts'

const TAKEN = {
  authentications_provider: { field: 'provider', message: "'provider' is already set up for this client." },
}

/** Adds a way to sign in. The first one of a client is its default. */
export const createAuthentication = async (call: Call<NewAuthentication>): Promise<Authentication> => {
  const {
    db,
    clientId,
    body,
    secrets: { seal },
    now,
  } = call
  const { provider, settings = {}, userTypes, ...fields } = body
  // A provider outside is set up over there and tried first; until then it would lead people nowhere.
  const { isEnabled = provider === 'illuminate' } = body
  const author = await authorOf(call)
  const at = now()
  const id = await refuseDuplicates(TAKEN, () =>
    db.transaction().execute(async (trx) => {
      await checkInternal(trx, call, provider)
      const others = await lockAuthentications(trx, clientId)
      const isDefault = fields.isDefault ?? (others.length === 0 && isEnabled)
      if (isDefault && !isEnabled)
        throw fieldError({ field: 'isDefault', message: "a disabled authentication can't be the default" })
      const kept = mergeSettings(provider, { settings: {}, secrets: {} }, settings, { seal, at })
      if (isEnabled) refuseIncomplete(call, { provider, ...kept })
      if (isDefault) await clearDefault(trx, call)
      const { id: added } = await trx
        .insertInto('authentications')
        .values({
          ...fields,
          clientId,
          provider,
          isEnabled,
          isDefault,
          sortOrder: fields.sortOrder ?? Math.max(-1, ...others.map(({ sortOrder }) => sortOrder)) + 1,
          ...(userTypes && { userTypes: json(userTypes) }),
          settings: json(kept.settings),
          secrets: json(kept.secrets),
          createdAt: at,
          createdBy: author,
          updatedAt: at,
          updatedBy: author,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await auditCreated(trx, call, { kind: 'authentication', keys: [added] })
      return added
    }),
  )
  return readAuthentication(call, id)
}

/** Makes room for another default. */
const clearDefault = async (trx: Call['db'], call: Call<unknown>, except?: number): Promise<void> => {
  const marked = await trx
    .selectFrom('authentications')
    .select('id')
    .where('clientId', '=', call.clientId)
    .where('isDefault', '=', true)
    .execute()
  const keys = marked.map(({ id }) => id).filter((id) => id !== except)
  if (keys.length === 0) return
  await audited(trx, call, { kind: 'authentication', keys }, () =>
    trx.updateTable('authentications').set({ isDefault: false }).where('id', 'in', keys).execute(),
  )
}

/** Changes what is given of a way to sign in, and nothing else of it. */
export const updateAuthentication = async (call: Call<UpdateAuthentication>): Promise<Authentication> => {
  const { db, clientId, body, now } = call
  const id = numberParam(call)
  const author = await authorOf(call)
  const at = now()
  await db.transaction().execute(async (trx) => {
    const rows = await lockAuthentications(trx, clientId)
    const before = oneOf(rows, id)
    refuseStale(call, before, 'this authentication')
    await checkInternal(trx, call, before.provider)
    const { settings, userTypes, ...fields } = body
    const after = { ...before, ...fields, userTypes: userTypes ?? before.userTypes }
    if (after.isDefault && !after.isEnabled && body.isDefault)
      throw fieldError({ field: 'isDefault', message: "a disabled authentication can't be the default" })
    await keepWayIn(trx, requireCaller(call), {
      before,
      after: rows.map((row) => (row.id === id ? after : row)),
    })
    keepDefault(before, after)
    const kept = settings && settingsAfter(call, before, settings)
    // One that was incomplete before may be changed step by step.
    const isOffered = (after.isEnabled && !before.isEnabled) || (after.isDefault && !before.isDefault)
    if (after.isEnabled && (isOffered || missingSettingsOf(call, before).length === 0))
      refuseIncomplete(call, { ...before, ...kept })
    if (Object.keys(body).length === 0) return
    if (body.isDefault) await clearDefault(trx, call, id)
    await audited(trx, call, { kind: 'authentication', keys: [id] }, () =>
      trx
        .updateTable('authentications')
        .set({
          ...fields,
          ...(userTypes && { userTypes: json(userTypes) }),
          ...(kept && { settings: json(kept.settings), secrets: json(kept.secrets) }),
          updatedAt: at,
          updatedBy: author,
        })
        .where('id', '=', id)
        .execute(),
    )
    if (kept && before.provider === 'illuminate' && settings?.sessionLimits !== undefined)
      await holdSessionsTo(trx, clientId, kept.settings)
  })
  return readAuthentication(call, id)
}
