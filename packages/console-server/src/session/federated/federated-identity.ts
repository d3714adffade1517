import { AUTH_PROVIDERS } from '@edconsole/console-core/contract'
import type { Selectable } from 'kysely'
import type { AuthenticationsTable } from '../../db/schema/federated.ts'

/** A person as their identity provider describes them, once its answer was checked. */
export type FederatedIdentity = {
  /** Who issued the subject, and to whom: the same subject from another issuer is another person. */
  readonly issuer: string
  /** What the provider never gives to anyone else. */
  readonly subject: string
  readonly email: string | null
  /** True only if the provider says so, or if no one can choose their own address there. */
  readonly isEmailVerified: boolean
  readonly username: string | null
  /** Of the student information system, as the district's provider passes it on. */
  readonly sisId: string | null
  /** The OneRoster identifier of the person. */
  readonly sourcedId: string | null
  readonly firstName: string
  readonly lastName: string
  /** What the log keeps of the answer; never a token. */
  readonly claims: Readonly<Record<string, unknown>>
}

/** A way to sign in, as it is stored. */
export type FederatedAuthentication = Selectable<AuthenticationsTable>

type Refusal = { readonly status: 400 | 401 | 403 | 409 | 503; readonly text: (title: string) => string }

const ASK = 'Ask your administrator'

/** Why a person isn't let in, and what they are told. */
export const FEDERATED_REFUSALS = {
  /** Of a provider whose passwords are entered here; the same text as for Local. */
  wrongPassword: {
    status: 401,
    text: () => 'The username or password is incorrect, or the account is locked.',
  },
  /** Of a directory: what it calls an entry is an account to people. */
  passwordExpired: {
    status: 403,
    text: () =>
      "Your password has expired or must be changed. Change it on your district's network, then sign in again.",
  },
  entryClosed: {
    status: 403,
    text: () =>
      `Your account on your district's network is disabled, has expired, or can't be used right now. ${ASK} to check it.`,
  },
  unknownPerson: { status: 403, text: () => `You don't have an account here yet. ${ASK} to add you.` },
  severalPeople: {
    status: 403,
    text: () => `More than one account matches you. ${ASK} to correct the accounts.`,
  },
  unverifiedEmail: {
    status: 403,
    text: (title) => `${title} hasn't verified your email address. Verify it there, then sign in again.`,
  },
  linkedToOther: {
    status: 403,
    text: (title) =>
      `Your account is linked to another user of ${title}. ${ASK} to disable and enable your account.`,
  },
  accountDisabled: { status: 403, text: () => `Your account is disabled. ${ASK} to enable it.` },
  accountLocked: { status: 403, text: () => `Your account is locked. ${ASK} to unlock it.` },
  noUser: { status: 403, text: () => `Your account can't use the console. ${ASK} to give you access.` },
  userType: {
    status: 403,
    text: (title) => `Your type of account can't sign in with ${title}. Choose another way to sign in.`,
  },
  notCreated: {
    status: 409,
    text: () => `Your account couldn't be created, because its email or username is in use. ${ASK}.`,
  },
  wrongOrganization: {
    status: 403,
    text: (title) =>
      `This ${title} account isn't of your district. Sign in with the one your district gave you.`,
  },
  canceled: { status: 403, text: (title) => `The sign-in was canceled at ${title}. Start again.` },
  providerRefused: { status: 503, text: (title) => `${title} refused the sign-in. Try again.` },
  invalidAnswer: { status: 400, text: (title) => `The answer of ${title} isn't valid. Start again.` },
  unknownAttempt: {
    status: 400,
    text: () => 'This sign-in took too long, was already used, or began in another browser. Start again.',
  },
  unreachable: { status: 503, text: (title) => `${title} doesn't respond. Try again in a few minutes.` },
  notSetUp: {
    status: 503,
    text: (title) => `${title} isn't set up correctly. ${ASK} to check its settings.`,
  },
} as const satisfies Record<string, Refusal>

export type FederatedRefusal = keyof typeof FEDERATED_REFUSALS

/** Ends a sign-in; `message` is for operators and holds nothing personal and no secret. */
export class FederatedError extends Error {
  override name = 'FederatedError'
  readonly refusal: FederatedRefusal
  readonly claims: Readonly<Record<string, unknown>>
  /** What a protocol calls the fault: `invalid_client`. */
  readonly code: string | undefined

  constructor(
    refusal: FederatedRefusal,
    problem: string,
    claims: Readonly<Record<string, unknown>> = {},
    code?: string,
  ) {
    super(problem)
    this.refusal = refusal
    this.claims = claims
    this.code = code
  }
}

/** What people know the provider as. */
export const titleOf = ({ provider }: Pick<FederatedAuthentication, 'provider'>): string =>
  provider === 'illuminate_google' ? 'the sign-in of provider staff' : AUTH_PROVIDERS[provider]
