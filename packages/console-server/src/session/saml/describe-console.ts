import { generateServiceProviderMetadata } from '@node-saml/node-saml'
import { NAME_ID_FORMATS } from './saml-client.ts'
import type { SamlSettings } from './saml-settings.ts'
import type { SamlAddresses, SamlKey } from './service-provider.ts'

type Described = {
  readonly addresses: SamlAddresses
  readonly key: SamlKey
  readonly nameIdFormat: SamlSettings['nameIdFormat']
  /** Whether requests to sign in are signed; those to sign out always are. */
  readonly signsRequests: boolean
}

/** Describes the console to a client's identity provider: where answers go, and the certificate to encrypt and check with. */
export const samlMetadata = ({ addresses, key, nameIdFormat, signsRequests }: Described): string =>
  generateServiceProviderMetadata({
    issuer: addresses.entityId,
    callbackUrl: addresses.acs,
    logoutCallbackUrl: addresses.logout,
    identifierFormat: NAME_ID_FORMATS[nameIdFormat],
    wantAssertionsSigned: true,
    decryptionPvk: key.privateKey,
    decryptionCert: key.certificate,
    privateKey: key.privateKey,
    publicCerts: key.certificate,
    signatureAlgorithm: 'sha256',
  }).replace('AuthnRequestsSigned="true"', `AuthnRequestsSigned="${signsRequests}"`)
