import type { SettingField } from '../auth-settings/setting-field.ts'
import type { AuthProvider } from '../lists/auth-providers.ts'
import type { PersonField, SignInStep, UsernameAttribute, UserType } from '../lists/authentication-words.ts'
import type { TestStep } from '../lists/connection-steps.ts'
import type { ConfigMeta, ReadConfig } from './config-meta.ts'

/** What people set up of a way to sign in, beside the settings of its provider. */
export type AuthenticationFields = {
  displayName: string
  isEnabled: boolean
  /** The one that the sign-in page offers first; one per client. */
  isDefault: boolean
  /** Whom it is for. */
  userTypes: UserType[]
  /** Order on the sign-in page. */
  sortOrder: number
  usernameAttribute: UsernameAttribute
  /** A person with a known email address is matched to that account. */
  autoLinkByEmail: boolean
  /** An unknown person gets an account. */
  allowJustInTime: boolean
}

/** A certificate among the settings, as far as it can be read. */
export type AuthenticationCertificate = {
  /** The setting that holds it. */
  setting: string
  /** `CN=idp.example.org, O=Example`; null where it is no certificate that can be read, like what follows. */
  subject: string | null
  /** The moment at which it ends. */
  notAfter: string | null
  /** SHA-256, as pairs of hexadecimal digits with colons. */
  fingerprint256: string | null
}

/**
 * What keeps a way to sign in from being disabled or deleted: it is the last one that works, the one by which the caller
 * signed in, or the default.
 */
export type AuthenticationHold = 'onlyWay' | 'ownWay' | 'default'

/** A way to sign in of one client: `GET /ied/authentications/`. Each provider stands once. */
export type Authentication = ConfigMeta &
  AuthenticationFields & {
    clientId: number
    provider: AuthProvider
    lastTestedAt: string | null
    lastTestStatus: 'passed' | 'failed' | null
    /**
     * As they take effect, defaults included, by the names of `AUTH_SETTINGS`. In place of a secret stands
     * `{name}SavedAt`, null when there is none (R35).
     */
    settings: Record<string, unknown>
    /** An extension: those among the settings, in their order. */
    certificates: AuthenticationCertificate[]
    /** An extension: whether the caller signed in with it; null where a server does not say. */
    usedByCaller: boolean | null
    /** An extension: why the caller can't disable or delete it now; null where nothing stands in the way. */
    heldBy: AuthenticationHold | null
    /** An extension: names of the settings without which it can't be enabled, in the order of the form. */
    missingSettings: string[]
  }

/** Body of `POST /ied/authentications/`. */
export type NewAuthentication = Pick<AuthenticationFields, 'displayName'> &
  Partial<Omit<AuthenticationFields, 'displayName'>> & {
    provider: AuthProvider
    settings?: Record<string, unknown>
  }

/** Body of `PATCH /ied/authentications/{id}`. Of the settings, too, only those that are given change. */
export type UpdateAuthentication = ReadConfig &
  Partial<AuthenticationFields> & { settings?: Record<string, unknown> }

/** What a provider needs to know: `GET /ied/authentications/remote`. */
export type RemoteAuthentication = {
  provider: AuthProvider
  title: string
  /** An extension: whether the server can sign people in with it; null where it does not say. */
  canSignIn: boolean | null
  fields: readonly SettingField[]
  /** Of a provider that keeps passwords: how many common ones a new password is compared with. */
  commonPasswords?: number
}

/**
 * Body of `POST /ied/authentications/read-address`: where an identity provider describes itself, or that description.
 * Exactly one of both.
 */
export type ReadAddress = {
  provider: AuthProvider
  /** Of SAML metadata, or the issuer of OpenID Connect. */
  address?: string
  metadataXml?: string
}

/** What a description proposes for the settings; nothing of it is stored. */
export type ProposedSettings = {
  /** By the names of `AUTH_SETTINGS`; only what the description tells. */
  settings: Record<string, unknown>
  /** Those among the settings, in their order. */
  certificates: AuthenticationCertificate[]
}

/**
 * Body of `POST /ied/authentications/{id}/test`: settings as entered, not saved yet. A directory also takes a user's username
 * and password, which are never stored.
 */
export type TestSignIn = Partial<
  Pick<AuthenticationFields, 'userTypes' | 'usernameAttribute' | 'autoLinkByEmail' | 'allowJustInTime'>
> & { settings?: Record<string, unknown>; username?: string; password?: string }

/** Body of `POST /ied/authentications/{id}/test-result`. */
export type ReadSignInTest = { testId: string }

/** One step of a sign-in that was tested. */
export type SignInTestStep = TestStep<SignInStep>

/** What a provider sent. Values that may be personal are masked. */
export type ReceivedClaim = { name: string; value: string }

/** What the console made of it; null was not sent. */
export type TestedPersonField = {
  field: PersonField
  value: string | null
  /** People are matched by it. */
  isMatchedBy: boolean
}

/** A sign-in that starts no session and changes no account. */
export type SignInTest = {
  /** Reads the result, once, for the user who started the test. Null when there is nothing to wait for. */
  testId: string | null
  /** Where a browser leaves for the provider, below the API's address. Null when there is nothing to wait for. */
  leavePath: string | null
  /** Null while the user is at the provider. */
  outcome: 'passed' | 'failed' | null
  /** Who would be signed in, or why no one would be. */
  message: string | null
  steps: SignInTestStep[]
  claims: ReceivedClaim[]
  person: TestedPersonField[]
}
