import {
  choiceSetting,
  dateSetting,
  listSetting,
  secretSetting,
  switchSetting,
  textSetting,
} from './define-setting.ts'
import { withOidc } from './oidc-settings.ts'
import type { SettingField } from './setting-field.ts'

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
