import {
  choiceSetting,
  groupSetting,
  inPart,
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
  textSetting('metadataUrl', 'Metadata URL', 'Published by your identity provider.', {
    format: 'address',
  }),
  textSetting('idpEntityId', 'Entity ID', "The identity provider's ID.", orMetadata),
  textSetting('ssoUrl', 'Sign-in URL', 'Where people are sent to sign in.', {
    ...orMetadata,
    format: 'address',
  }),
  listSetting('idpCertificates', 'Certificates', 'The certificate that signs its responses, in PEM format.', {
    ...orMetadata,
    format: 'certificate',
  }),
  textSetting('sloUrl', 'Sign-out URL', 'Where people are sent to sign out.', { format: 'address' }),
  ...inPart('metadata', [longSetting('metadataXml', 'Metadata', 'The metadata itself, if it has no URL.')]),
  ...inPart('attributes', [
    choiceSetting('nameIdFormat', 'Name ID', 'How the identity provider identifies users.', {
      default: 'emailAddress',
      options: { emailAddress: 'Email address', persistent: 'Persistent', unspecified: 'Unspecified' },
    }),
    groupSetting(
      'attributeMap',
      'Attributes',
      'Attribute names, if they differ from the defaults.',
      PERSON_MAP,
    ),
  ]),
  ...inPart('security', [
    choiceSetting('binding', 'Binding', 'How requests are sent to the identity provider.', {
      default: 'redirect',
      options: { redirect: 'Redirect', post: 'POST' },
    }),
    switchSetting('signAuthnRequest', 'Sign requests', 'The console signs its requests.', false),
    switchSetting('wantAssertionsSigned', 'Signed assertions', 'Others are refused.', true),
    switchSetting('wantAssertionsEncrypted', 'Encrypted assertions', 'Others are refused.', false),
    choiceSetting('signatureAlgorithm', 'Signature algorithm', 'The algorithm that signs requests.', {
      default: 'rsa-sha256',
      options: { 'rsa-sha256': 'RSA SHA-256', 'rsa-sha512': 'RSA SHA-512' },
    }),
    CLOCK_SKEW,
    switchSetting(
      'forceAuthn',
      'Ask again',
      'People sign in again even if they are already signed in to the provider.',
      false,
    ),
    textSetting('requestedAuthnContext', 'Authentication context', 'How people must have authenticated.'),
  ]),
]
