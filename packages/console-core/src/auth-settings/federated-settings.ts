import {
  choiceSetting,
  dateSetting,
  groupSetting,
  inPart,
  listSetting,
  numberSetting,
  secretSetting,
  switchSetting,
  textSetting,
} from './define-setting.ts'
import type { SettingField } from './setting-field.ts'

/** Where a provider keeps what the console knows of a person. */
export const PERSON_MAP: readonly SettingField[] = [
  textSetting('email', 'Email', 'The name that holds the email address.'),
  textSetting('firstName', 'First name', 'The name that holds the first name.'),
  textSetting('lastName', 'Last name', 'The name that holds the last name.'),
  textSetting('username', 'Username', 'The name that holds the username.'),
  textSetting('staffId', 'Staff ID', 'The name that holds the staff ID.'),
  textSetting('groups', 'Groups', 'The name that holds the groups.'),
]

export const CLOCK_SKEW = /* @__PURE__ */ numberSetting(
  'clockSkewSeconds',
  'Clock difference (seconds)',
  'The largest allowed difference between both clocks.',
  { default: 60, min: 0, max: 300 },
)

const address = { format: 'address' } as const

const OIDC_SETTINGS: readonly SettingField[] = [
  ...inPart('attributes', [
    groupSetting('claimMap', 'Claims', 'Claim names, if they differ from the defaults.', PERSON_MAP),
  ]),
  ...inPart('security', [
    textSetting('scopes', 'Scopes', 'The scopes to request, separated by spaces.', {
      default: 'openid email profile',
    }),
    choiceSetting('responseType', 'Response type', 'What the provider returns.', {
      default: 'code',
      options: { code: 'Authorization code' },
    }),
    switchSetting('pkce', 'PKCE', 'Ties the code to the browser that requested it.', true),
    switchSetting(
      'endProviderSession',
      'Sign out everywhere',
      'Signing out of the console also signs people out of the provider.',
      false,
    ),
    CLOCK_SKEW,
  ]),
  ...inPart('addresses', [
    textSetting('issuer', 'Issuer', "The provider's name in its tokens.", address),
    textSetting('authorizationEndpoint', 'Authorization URL', 'Where people are sent to sign in.', address),
    textSetting('tokenEndpoint', 'Token URL', 'Where a code is exchanged for a token.', address),
    textSetting('jwksUri', 'JWKS URL', 'Where the signing keys are published.', address),
    textSetting('userinfoEndpoint', 'User info URL', 'Where user details are read.', address),
    textSetting('endSessionEndpoint', 'Sign-out URL', 'Where people are sent to sign out.', address),
    textSetting(
      'checkSessionIframe',
      'Session frame URL',
      'The frame that reports session changes.',
      address,
    ),
  ]),
]

/**
 * What a provider asks for, and OpenID Connect beside it. Left out, its addresses are read from the provider's own
 * description.
 * @__NO_SIDE_EFFECTS__
 */
function withOidc(fields: readonly SettingField[]): readonly SettingField[] {
  return [...fields, ...OIDC_SETTINGS]
}

/**
 * The same for a provider that ignores PKCE, where the setting is accepted but not shown.
 * @__NO_SIDE_EFFECTS__
 */
function withOidcIgnoringPkce(fields: readonly SettingField[]): readonly SettingField[] {
  return withOidc(fields).map((field) => (field.name === 'pkce' ? { ...field, isHidden: true } : field))
}

const required = { required: true } as const
const domains = { format: 'domain' } as const
const secretHelp = "Created in the provider's console."
const PROMPTS = {
  default: 'select_account',
  options: { none: 'Never', login: 'Sign in again', consent: 'Consent', select_account: 'Choose an account' },
} as const

export const AZURE_SETTINGS: readonly SettingField[] = withOidc([
  textSetting('tenantId', 'Tenant ID', 'The directory ID of the tenant, or one of its domains.', {
    ...required,
    format: 'tenant',
  }),
  textSetting('applicationId', 'Application ID', 'The client ID of the registered application.', {
    ...required,
    format: 'guid',
  }),
  secretSetting('clientSecret', 'Client secret', secretHelp, required),
  dateSetting('secretExpiresOn', 'Secret expiration date', 'The date chosen when the secret was created.'),
  listSetting(
    'allowedDomains',
    'Allowed domains',
    'Only people with an email address in these domains can sign in. Leave empty to allow everyone.',
    domains,
  ),
  switchSetting('groupClaims', 'Read groups', 'Reads groups from the token.', false),
  choiceSetting('prompt', 'Prompt', 'What people who are already signed in to the provider see.', PROMPTS),
])

export const GOOGLE_SETTINGS: readonly SettingField[] = withOidc([
  textSetting(
    'clientId',
    'Client ID',
    'The ID of the OAuth client, such as 1234.apps.googleusercontent.com.',
    required,
  ),
  secretSetting('clientSecret', 'Client secret', secretHelp, required),
  listSetting('hostedDomains', 'Hosted domains', 'Only people in these domains can sign in.', {
    ...required,
    ...domains,
  }),
  switchSetting('requireVerifiedEmail', 'Verified email only', 'Others are refused.', true),
  choiceSetting('prompt', 'Prompt', 'What people who are already signed in to the provider see.', PROMPTS),
])

const ownHelp = 'Leave empty to use the one this server shares, if it does.'

/** Of a provider whose client a server may share; a server that says whether it does has a help of its own for them. */
const OWN_CLIENT: readonly SettingField[] = [
  textSetting('clientId', 'Client ID', ownHelp),
  secretSetting('clientSecret', 'Client secret', ownHelp),
]

export const CLEVER_SETTINGS: readonly SettingField[] = withOidcIgnoringPkce([
  textSetting('cleverDistrictId', 'Clever district ID', '24 digits and letters a to f.', {
    ...required,
    format: 'cleverId',
  }),
  ...OWN_CLIENT,
  choiceSetting('matchBy', 'Identifier in Clever', 'The value that identifies people there.', {
    default: 'sisId',
    options: { sisId: 'SIS ID', email: 'Email' },
  }),
])

export const CLASSLINK_SETTINGS: readonly SettingField[] = withOidcIgnoringPkce([
  textSetting('tenantId', 'Tenant ID', "The district's ID in ClassLink.", required),
  ...OWN_CLIENT,
  choiceSetting('matchBy', 'Identifier in ClassLink', 'The value that identifies people there.', {
    default: 'email',
    options: { email: 'Email', sourcedId: 'Sourced ID', loginId: 'Login ID' },
  }),
])

/** Provider staff, with accounts of the provider's own domains. */
export const INTERNAL_SETTINGS: readonly SettingField[] = withOidc([
  listSetting('hostedDomains', 'Hosted domains', "The provider's own domains.", { ...required, ...domains }),
  ...OWN_CLIENT,
])
