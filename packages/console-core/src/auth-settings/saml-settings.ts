import {
  choiceSetting,
  groupSetting,
  listSetting,
  longSetting,
  switchSetting,
  textSetting,
} from './define-setting.ts'
import { CLOCK_SKEW, PERSON_MAP } from './federated-settings.ts'
import type { SettingField } from './setting-field.ts'

const orMetadata = { required: true, unless: ['metadataUrl', 'metadataXml'] } as const

/** Sign-in at a SAML identity provider: its metadata, or the three facts that it would tell. */
export const SAML_SETTINGS: readonly SettingField[] = [
  textSetting('metadataUrl', 'Metadata address', 'Where the identity provider describes itself.', {
    format: 'address',
  }),
  longSetting('metadataXml', 'Metadata', 'The description itself, where it has no address.'),
  textSetting('idpEntityId', 'Entity id', 'The identity provider as it calls itself.', orMetadata),
  textSetting('ssoUrl', 'Sign-in address', 'Where people are sent to sign in.', {
    ...orMetadata,
    format: 'address',
  }),
  listSetting('idpCertificates', 'Certificates', 'What its answers are signed with, in PEM.', {
    ...orMetadata,
    format: 'certificate',
  }),
  textSetting('sloUrl', 'Sign-out address', 'Where people are sent to sign out.', { format: 'address' }),
  choiceSetting('nameIdFormat', 'Name id', 'What the identity provider names people by.', {
    default: 'emailAddress',
    options: { emailAddress: 'Email address', persistent: 'Persistent', unspecified: 'Unspecified' },
  }),
  choiceSetting('binding', 'Binding', 'How a request reaches the identity provider.', {
    default: 'redirect',
    options: { redirect: 'Redirect', post: 'POST' },
  }),
  switchSetting('signAuthnRequest', 'Sign requests', 'Requests carry our signature.', false),
  switchSetting('wantAssertionsSigned', 'Signed assertions', 'Others are refused.', true),
  switchSetting('wantAssertionsEncrypted', 'Encrypted assertions', 'Others are refused.', false),
  choiceSetting('signatureAlgorithm', 'Signature algorithm', 'What requests are signed with.', {
    default: 'rsa-sha256',
    options: { 'rsa-sha256': 'RSA SHA-256', 'rsa-sha512': 'RSA SHA-512' },
  }),
  groupSetting(
    'attributeMap',
    'Attributes',
    'Names of attributes where they are not the usual ones.',
    PERSON_MAP,
  ),
  CLOCK_SKEW,
  switchSetting('forceAuthn', 'Ask again', 'People sign in anew although they are signed in there.', false),
  textSetting('requestedAuthnContext', 'Authentication context', 'How people must have proven who they are.'),
]
