import { decodersOf } from '../api/decoders.ts'
import type { ChangeOwnPassword, OwnAccount, OwnSession } from '../entities/own-account.ts'
import { del, get, post, resource } from './operation.ts'

const extension = 'signed-in'

/** What people do about their own account, whatever their roles. */
export const ownAccountResource = resource(
  'ownAccount',
  { records: 'your account' },
  {
    get: get<OwnAccount>('/account', {
      extension,
      fields: decodersOf<OwnAccount>({ textOrNull: ['username', 'authProvider', 'passwordChangedAt'] }),
    }),
    /** Ends all other sessions. */
    changePassword: post<ChangeOwnPassword, null>('/account/password', {
      extension,
      answers: 'any',
      records: 'your password',
    }),
    sessions: get<OwnSession[]>('/account/sessions', {
      extension,
      answers: 'rows',
      records: 'your sessions',
      fields: decodersOf<OwnSession>({
        key: ['id'],
        flag: ['isCurrent'],
        textOrNull: ['browser', 'operatingSystem', 'address', 'signedInAt', 'lastUsedAt'],
      }),
    }),
    /** All but the one that asks. */
    endOtherSessions: del('/account/sessions', { extension, records: 'your sessions' }),
    endSession: del('/account/sessions/{id}', { extension, records: 'the session' }),
  },
)
