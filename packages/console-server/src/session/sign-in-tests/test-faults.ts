import type { SignInStep } from '@edconsole/console-core/contract'
import {
  type FederatedAuthentication,
  FederatedError,
  type FederatedRefusal,
  titleOf,
} from '../federated/federated-identity.ts'
import { LdapFault, type LdapFaultKind } from '../ldap/ldap-fault.ts'

/** Stops a test with a sentence of its own. */
export class TestFault extends Error {
  override name = 'TestFault'
}

/** What a sentence names, as the form of the provider calls it; null where nothing is entered for it. */
type About = {
  readonly title: string
  /** Where the description is looked for: of Azure without an issuer, the tenant ID says it. */
  readonly issuer: 'issuer' | 'tenant ID' | null
  readonly clientId: 'application ID' | 'client ID'
  readonly tokenUrl: 'token URL' | null
  readonly jwksUrl: 'JWKS URL' | null
}

type Sentence = (about: About, error: FederatedError) => string

const aboutOf = (authentication: FederatedAuthentication): About => {
  const { provider, settings } = authentication
  const isGiven = (name: string): boolean => typeof settings[name] === 'string' && settings[name] !== ''
  return {
    title: titleOf(authentication),
    issuer: isGiven('issuer') ? 'issuer' : provider === 'azure' ? 'tenant ID' : null,
    clientId: provider === 'azure' ? 'application ID' : 'client ID',
    tokenUrl: isGiven('tokenEndpoint') ? 'token URL' : null,
    jwksUrl: isGiven('jwksUri') ? 'JWKS URL' : null,
  }
}

const listOf = (...names: (string | null)[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(
    names.flatMap((name) => (name === null ? [] : [`the ${name}`])),
  )

/** What nothing in the settings decides may come right by itself. */
const check = (name: string | null): string =>
  name === null ? 'Test again in a few minutes.' : `Check the ${name}.`

const checkReach = (name: string | null): string =>
  `Check ${name === null ? '' : `the ${name}, and `}that this server can connect to the internet.`

/** Of a server that no provider could send people back to. */
export const NO_ADDRESS =
  "The server doesn't know its own address. Ask its operator to set its public URL, then test again."

/** What is wrong and what to do, by the step at which a test ended and the refusal that ended it. */
const AT: Partial<Record<SignInStep, Partial<Record<FederatedRefusal, Sentence>>>> = {
  metadata: { notSetUp: (_, { message }) => `${message} Check the metadata and the certificates.` },
  discovery: {
    unreachable: ({ issuer }) => `The provider's description couldn't be loaded. ${checkReach(issuer)}`,
    notSetUp: ({ issuer }, { message }) => `${message} ${check(issuer)}`,
  },
  keys: {
    unreachable: ({ jwksUrl }) => `The provider's signing keys couldn't be loaded. ${checkReach(jwksUrl)}`,
    notSetUp: ({ jwksUrl, issuer }) =>
      `There are no signing keys at the address of the keys. ${check(jwksUrl ?? issuer)}`,
  },
  response: {
    canceled: ({ title }) => `The sign-in was canceled at ${title}. Test again, and finish it there.`,
    providerRefused: ({ title }, { code }) =>
      `${title} refused the request${code === undefined ? '' : ` (${code})`}. Compare the redirect URI, the scopes, and the app's access there.`,
    invalidAnswer: (_, { message }) => `${message} Compare the addresses and entity IDs on both sides.`,
  },
  token: {
    unreachable: ({ tokenUrl, issuer }) =>
      `The provider's token address doesn't respond. ${checkReach(tokenUrl ?? issuer)}`,
    providerRefused: ({ title, clientId }, { code }) =>
      code === 'invalid_client'
        ? `${title} refused the client secret. Create a new one there, and enter it here.`
        : `${title} didn't exchange its code (${code ?? 'no reason given'}). Compare the ${clientId} and the redirect URI.`,
    invalidAnswer: (about, { code = '' }) =>
      TOKEN_FAULTS[code]?.(about) ??
      `The token isn't valid (${code}). Compare ${listOf(about.issuer, about.clientId)}.`,
  },
  signature: {
    invalidAnswer: () =>
      "The signature isn't valid. Compare the certificates, and have both the response and the assertion signed with SHA-256.",
  },
  assertion: {
    invalidAnswer: (_, { message }) =>
      `${message} Compare the values with those under “In your identity provider”.`,
  },
  claims: {
    wrongOrganization: (_, { message }) =>
      `${message} Sign in with an account of the district, or change that setting.`,
    unverifiedEmail: ({ title }) =>
      `${title} hasn't verified the email address. Verify it there, or stop requiring verified addresses.`,
    providerRefused: ({ title }) =>
      `${title} didn't tell who the person is. Check which data the app may read there.`,
    unreachable: ({ title }) =>
      `${title} didn't tell who the person is in time. Test again in a few minutes.`,
  },
}

/** Of the OpenID client, by the code of its error. */
const TOKEN_FAULTS: Readonly<Record<string, (about: About) => string>> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: () =>
    "The token isn't valid at this time. Compare the clocks of both servers, or allow more clock skew.",
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: ({ issuer, clientId }) =>
    `The token is from another issuer or for another client. Compare ${listOf(issuer, clientId)}.`,
  OAUTH_KEY_SELECTION_FAILED: ({ jwksUrl, issuer }) =>
    `The token is signed with a key that the provider doesn't publish. ${check(jwksUrl ?? issuer)}`,
  OAUTH_INVALID_RESPONSE: ({ jwksUrl, issuer }) =>
    `The token or its signature isn't valid. ${check(jwksUrl ?? issuer)}`,
}

/** Of what isn't the sign-in's fault. */
export const UNEXPECTED_FAULT =
  'Something unexpected happened. Test again. If this continues, contact support.'

/** What a directory server's faults mean to the person who sets it up. */
const LDAP_FAULTS: Readonly<Record<LdapFaultKind, string>> = {
  badAddress: "The host isn't a valid name. Check the host.",
  unknownName: "The host doesn't exist. Check its name.",
  forbiddenAddress:
    "The host has an address in a private network, which this console doesn't connect to. Enter a public one.",
  noAnswer:
    "The directory didn't respond in time. Check the port, and that its firewall lets this server in.",
  refused: 'The host refuses connections at this port. Check the port.',
  badCertificate: "The directory's certificate isn't valid. Renew it, or add the CA that signed it.",
  redirect: 'The directory refers to another server. Enter that one as the host.',
  tooBig: 'The directory sent too much. Narrow the user filter or the groups.',
  brokenOff: 'The directory ended the connection. Check whether the port expects LDAPS or StartTLS.',
  noStartTls: "The directory doesn't offer StartTLS. Choose LDAPS, or turn on StartTLS there.",
  needsEncryption: 'The directory takes passwords over encrypted connections only. Choose LDAPS or StartTLS.',
  serviceRefused: 'The directory refused the bind DN or its password. Check both.',
  searchRefused: "The base DN doesn't exist or can't be searched. Check it, and what the bind DN may read.",
  referral: 'The directory refers to another server, which is never followed. Enter that one as the host.',
  unknownUser: 'No entry has this username. Check the username, the user filter, and the base DN.',
  ambiguousUser: 'More than one entry has this username. Narrow the user filter.',
  wrongPassword: 'The directory refused this password. Check the password, and that the account can sign in.',
  passwordExpired:
    'The password is correct, but has expired or must be changed. Change it in the directory, or test with another account.',
  entryClosed:
    'The password is correct, but the account is disabled, has expired, or may not be used at this time or from this server. Check it in the directory.',
  entryLocked: 'The directory has locked this account. Unlock it there, or test with another one.',
  noUniqueId: 'The entry has no unique ID. Choose the other unique ID attribute.',
}

/** The sentence for the step that failed; undefined for what isn't the sign-in's fault. */
export const testFault = (
  error: unknown,
  { step, authentication }: { step: SignInStep | undefined; authentication: FederatedAuthentication },
): string | undefined => {
  if (error instanceof TestFault) return error.message
  if (error instanceof LdapFault) return LDAP_FAULTS[error.kind]
  if (!(error instanceof FederatedError)) return undefined
  return step === undefined
    ? UNEXPECTED_FAULT
    : (AT[step]?.[error.refusal]?.(aboutOf(authentication), error) ?? UNEXPECTED_FAULT)
}
