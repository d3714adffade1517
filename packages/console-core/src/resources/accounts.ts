import { decodersOf } from '../api/decoders.ts'
import type {
  Account,
  AccountChange,
  InvitationsQueued,
  NewPasswordsRequired,
  PasswordLinkSent,
  RequireNewPasswords,
  SendInvitations,
  SessionsEnded,
} from '../entities/account.ts'
import type { SecondFactorsReset } from '../entities/second-factor.ts'
import { get, list, patch, post, resource } from './operation.ts'

const fields = decodersOf<Account>({
  text: ['username', 'emailAddress', 'firstName', 'lastName', 'userType'],
  textOrNull: [
    ...(['lea', 'authProvider', 'staffId', 'studentId', 'lockedAt', 'lockedUntil', 'lockReason'] as const),
    ...(['lockedFrom', 'accountState', 'passwordChangedAt', 'lastLogin', 'lastLoginIp'] as const),
  ],
  number: ['accountId', 'authXAccountId', 'authenticationId', 'failedLoginCount', 'secondFactorCount'],
  flag: ['mustChangePassword'],
  texts: ['roles', 'siteCodes'],
})

/** Who may change accounts (R47). */
const ACCOUNT_WRITES = [
  { all: ['ROLE_ACCOUNT_SERVICE_VIEW'] },
  { all: ['ROLE_USER_MANAGEMENT_EDIT'], orEmployee: true },
] as const

/** Made about the client that X-Ied-Client-Id names (R19). Provider staff have accounts of no client; they are not among these. */
export const accountsResource = resource(
  'accounts',
  { records: 'accounts' },
  {
    /** The locked ones also as `locked=1` ([S2.2], R24). */
    list: list<Account>(
      '/accounts',
      {
        key: 'accountId',
        sortable: ['lastName', 'username', 'lockedAt', 'lastLogin'],
        filterable: [
          'locked',
          'isEnabled',
          'userType',
          'authProvider',
          'authXAccountId',
          'staffId',
          'siteCodes',
        ],
        mayBeEmpty: ['authProvider', 'staffId'],
        searchable: ['firstName', 'lastName', 'username', 'emailAddress'],
        defaultSort: { lastName: 'asc' },
        facets: ['locked', 'isEnabled', 'userType', 'authProvider'],
      },
      { clientHeader: true, query: ['locked'], fields },
    ),
    get: get<Account>('/accounts/{id}', { clientHeader: true, fields }),
    update: patch<AccountChange, Account>('/accounts/{accountId}', {
      clientHeader: true,
      fields,
      version: 'updatedAt',
    }),
    /** Of all Local accounts of one kind of people that the caller sees, their own included. */
    requireNewPasswords: post<RequireNewPasswords, NewPasswordsRequired>('/accounts/require-new-passwords', {
      clientHeader: true,
      confirms: false,
      extension: ACCOUNT_WRITES,
    }),
    /** Ends the account's sessions in every browser; for the caller's own account, all but the current one. */
    signOut: post<undefined, SessionsEnded>('/accounts/{accountId}/sign-out', {
      clientHeader: true,
      confirms: false,
      extension: ACCOUNT_WRITES,
    }),
    /** Removes all second factors and recovery codes of an account and signs it out; its owner gets an email. */
    resetFactors: post<undefined, SecondFactorsReset>('/accounts/{accountId}/reset-factors', {
      clientHeader: true,
      confirms: false,
      extension: ACCOUNT_WRITES,
    }),
    /**
     * Emails the owner of a Local account a link to choose a new password, also where Self-service reset is off. At most
     * three an hour for one account.
     */
    sendPasswordLink: post<undefined, PasswordLinkSent>('/accounts/{accountId}/password-link', {
      clientHeader: true,
      confirms: false,
      extension: ACCOUNT_WRITES,
    }),
    /** Emails people who never signed in a link to choose the password of their Local account. At most one an hour each. */
    sendInvitations: post<SendInvitations, InvitationsQueued>('/accounts/send-invitations', {
      clientHeader: true,
      confirms: false,
      extension: ACCOUNT_WRITES,
    }),
  },
)
