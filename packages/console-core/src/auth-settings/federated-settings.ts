import {
  choiceSetting,
  dateSetting,
  groupSetting,
  listSetting,
  numberSetting,
  secretSetting,
  switchSetting,
  textSetting,
} from './define-setting.ts'
import type { SettingField } from './setting-field.ts'

/** Where a provider keeps what the console knows of a person. */
export const PERSON_MAP: readonly SettingField[] = [
  textSetting('email', 'Email', 'Name of the one with the email address.'),
  textSetting('firstName', 'First name', 'Name of the one with the first name.'),
  textSetting('lastName', 'Last name', 'Name of the one with the last name.'),
  textSetting('username', 'User name', 'Name of the one with the user name.'),
  textSetting('staffId', 'Staff id', 'Name of the one with the staff id.'),
  textSetting('groups', 'Groups', 'Name of the one with the groups.'),
]

export const CLOCK_SKEW = /* @__PURE__ */ numberSetting(
  'clockSkewSeconds',
  'Clock difference (seconds)',
  'So far the clocks of both sides may be apart.',
  { default: 60, min: 0, max: 300 },
)

const address = { format: 'address' } as const

const OIDC_SETTINGS: readonly SettingField[] = [
  textSetting('issuer', 'Issuer', 'The provider as it calls itself in its tokens.', address),
  textSetting('authorizationEndpoint', 'Authorization address', 'Where people are sent to sign in.', address),
  textSetting('tokenEndpoint', 'Token address', 'Where a code is exchanged for a token.', address),
  textSetting('jwksUri', 'Key address', 'Where the keys are that tokens are signed with.', address),
  textSetting('userinfoEndpoint', 'User info address', 'Where more of a person can be read.', address),
  textSetting('endSessionEndpoint', 'Sign-out address', 'Where people are sent to sign out.', address),
  textSetting(
    'checkSessionIframe',
    'Session frame address',
    'The frame that tells of a changed session.',
    address,
  ),
  textSetting('scopes', 'Scopes', 'What is asked for, with spaces between.', {
    default: 'openid email profile',
  }),
  choiceSetting('responseType', 'Response type', 'How the provider answers.', {
    default: 'code',
    options: { code: 'Authorization code' },
  }),
  switchSetting('pkce', 'PKCE', 'Ties the code to the browser that asked for it.', true),
  groupSetting('claimMap', 'Claims', 'Names of claims where they are not the usual ones.', PERSON_MAP),
  CLOCK_SKEW,
]

/**
 * What a provider asks for, and OpenID Connect beside it. Left out, its addresses are read from the provider's own
 * description.
 * @__NO_SIDE_EFFECTS__
 */
function withOidc(fields: readonly SettingField[]): readonly SettingField[] {
  return [...fields, ...OIDC_SETTINGS]
}

const required = { required: true } as const
const domains = { format: 'domain' } as const
const secretHelp = 'Made in the console of the provider.'
const PROMPTS = {
  default: 'select_account',
  options: { none: 'Never', login: 'Sign in anew', consent: 'Consent', select_account: 'Choose an account' },
} as const

export const AZURE_SETTINGS: readonly SettingField[] = withOidc([
  textSetting('tenantId', 'Tenant id', 'Directory id of the tenant, or one of its domains.', {
    ...required,
    format: 'tenant',
  }),
  textSetting('applicationId', 'Application id', 'Client id of the registered application.', {
    ...required,
    format: 'guid',
  }),
  secretSetting('clientSecret', 'Client secret', secretHelp, required),
  dateSetting('secretExpiresOn', 'Secret expires on', 'The day that was chosen when the secret was made.'),
  listSetting(
    'allowedDomains',
    'Allowed domains',
    'Only people with an address there. None lets all in.',
    domains,
  ),
  switchSetting('groupClaims', 'Read groups', 'Groups come with the token.', false),
  choiceSetting('prompt', 'Prompt', 'What people see although they are signed in there.', PROMPTS),
])

export const GOOGLE_SETTINGS: readonly SettingField[] = withOidc([
  textSetting(
    'clientId',
    'Client id',
    'Of the OAuth client, as in 1234.apps.googleusercontent.com.',
    required,
  ),
  secretSetting('clientSecret', 'Client secret', secretHelp, required),
  listSetting('hostedDomains', 'Hosted domains', 'Only people of these domains can sign in.', {
    ...required,
    ...domains,
  }),
  switchSetting('requireVerifiedEmail', 'Verified email only', 'Others are refused.', true),
  choiceSetting('prompt', 'Prompt', 'What people see although they are signed in there.', PROMPTS),
])

export const CLEVER_SETTINGS: readonly SettingField[] = withOidc([
  textSetting('cleverDistrictId', 'Clever district id', '24 digits and letters a to f.', {
    ...required,
    format: 'cleverId',
  }),
  textSetting('clientId', 'Client id', "Left out, the provider's own is used."),
  secretSetting('clientSecret', 'Client secret', "Left out, the provider's own is used."),
  choiceSetting('matchBy', 'Match people by', 'What Clever and the console both know.', {
    default: 'sisId',
    options: { sisId: 'SIS id', email: 'Email' },
  }),
])

export const CLASSLINK_SETTINGS: readonly SettingField[] = withOidc([
  textSetting('tenantId', 'Tenant id', 'Number of the district at ClassLink.', required),
  textSetting('clientId', 'Client id', "Left out, the provider's own is used."),
  secretSetting('clientSecret', 'Client secret', "Left out, the provider's own is used."),
  choiceSetting('matchBy', 'Match people by', 'What ClassLink and the console both know.', {
    default: 'email',
    options: { email: 'Email', sourcedId: 'Sourced id', loginId: 'Login id' },
  }),
])

/** Provider staff, with accounts of the provider's own domains. */
export const INTERNAL_SETTINGS: readonly SettingField[] = [
  listSetting('hostedDomains', 'Hosted domains', "The provider's own domains.", { ...required, ...domains }),
]
