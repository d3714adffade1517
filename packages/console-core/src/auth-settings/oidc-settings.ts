import { choiceSetting, groupSetting, numberSetting, switchSetting, textSetting } from './define-setting.ts'
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
export function withOidc(fields: readonly SettingField[]): readonly SettingField[] {
  return [...fields, ...OIDC_SETTINGS]
}
