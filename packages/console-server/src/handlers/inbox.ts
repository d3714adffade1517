import type { Inbox, InboxFile, InboxKey, UpdateInbox } from '@edconsole/console-core/contract'
import { audited } from '../audit/record-changes.ts'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { findConsoleAddress } from '../http/console-address.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { refuseStale } from '../http/refuse-stale.ts'
import { authorOf } from '../http/require-caller.ts'
import { importSettingsOf } from '../inbox/import-settings.ts'
import { fileTemplates } from '../inbox/start-import.ts'
import { matchesPattern } from '../pipeline/source/find-file.ts'
import { districtOfCall } from './district-of-call.ts'
import { createKey, KEY_FIELDS, revokeKey } from './inbox/keys.ts'

export const inboxHandlers = {
  'inbox.get': async (call) => readInbox(call, await districtOfCall(call)),
  'inbox.update': async (call) => {
    const { db, body, now } = call
    const district = await districtOfCall(call)
    const updatedBy = await authorOf(call)
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('districts').select('id').where('id', '=', district.id).forUpdate().execute()
      refuseStale(call, (await savedSettings(trx, district.lea)) ?? NEVER_SAVED, 'these settings')
      if (Object.keys(body).length === 0) return
      const record = { kind: 'inbox', keys: [district.id] } as const
      await audited(trx, call, record, () =>
        saveSettings(trx, { lea: district.lea, body, updatedAt: now(), updatedBy }),
      )
    })
    return readInbox(call, district)
  },
  'inbox.createKey': createKey,
  'inbox.revokeKey': revokeKey,
} satisfies Partial<Handlers>

const NEVER_SAVED = { updatedAt: null, updatedBy: null }

const savedSettings = (db: Db, lea: string) =>
  db.selectFrom('importSettings').select(['updatedAt', 'updatedBy']).where('lea', '=', lea).executeTakeFirst()

type Saved = { lea: string; body: UpdateInbox; updatedAt: Date; updatedBy: string }

const saveSettings = async (trx: Db, { lea, body, ...by }: Saved): Promise<void> => {
  const { blackoutRanges, ...settings } = { ...(await importSettingsOf(trx, lea)), ...body }
  const values = {
    ...settings,
    ...by,
    // A pause that ended has no last day: the next one would begin with it.
    pausedUntil: settings.isPaused ? settings.pausedUntil : null,
    blackoutRanges: json(blackoutRanges),
  }
  await trx
    .insertInto('importSettings')
    .values({ lea, ...values })
    .onConflict((conflict) => conflict.column('lea').doUpdateSet(values))
    .execute()
}

const readInbox = async (call: Call<unknown>, { id, lea }: { id: number; lea: string }): Promise<Inbox> => {
  const { db, sftp } = call
  const [settings, saved, keys, waiting, templates] = await Promise.all([
    importSettingsOf(db, lea),
    savedSettings(db, lea),
    keysOf(db, id),
    waitingFiles(db, lea),
    fileTemplates(db, lea),
  ])
  const patterns = [...new Set((templates ?? []).map(({ filePattern }) => filePattern))]
  const takes = (pattern: string) =>
    waiting.some(({ name, problem }) => problem === null && matchesPattern(pattern, name))
  return {
    ...settings,
    ...(saved ?? NEVER_SAVED),
    lea,
    sftp: sftp ? { host: hostOf(call), port: sftp.port, username: lea, fingerprint: sftp.fingerprint } : null,
    keys,
    files: waiting.map((file) => ({
      ...file,
      isTaken:
        file.problem === null &&
        (templates ?? []).some((template) =>
          template.patterns.some((pattern) => matchesPattern(pattern, file.name)),
        ),
    })),
    missingFiles: patterns.filter((pattern) => !takes(pattern)),
  }
}

/** Listed with those in use; older ones are in the audit log. */
const REVOKED_SHOWN = 10

const keysOf = async (db: Db, districtId: number): Promise<InboxKey[]> => {
  const keys = await db
    .selectFrom('inboxKeys')
    .select(KEY_FIELDS)
    .where('districtId', '=', districtId)
    .orderBy('id', 'desc')
    .execute()
  const isRevoked = ({ revokedAt }: InboxKey) => revokedAt !== null
  return [...keys.filter((key) => !isRevoked(key)), ...keys.filter(isRevoked).slice(0, REVOKED_SHOWN)]
}

const waitingFiles = (db: Db, lea: string): Promise<Omit<InboxFile, 'isTaken'>[]> =>
  db
    .selectFrom('inboxFiles')
    .select(['id', 'name', 'bytes', 'via', 'addedBy', 'arrivedAt', 'problem'])
    .where('lea', '=', lea)
    .where('batchId', 'is', null)
    .orderBy('arrivedAt', 'desc')
    .orderBy('name')
    .execute()

const hostOf = (call: Call<unknown>): string | null => {
  const address = findConsoleAddress(call)
  return address === null ? null : new URL(address).hostname
}
