import { X509Certificate } from 'node:crypto'
import { SAML } from '@node-saml/node-saml'
import { FederatedError } from '../federated/federated-identity.ts'
import type { SamlSettings } from './saml-settings.ts'
import type { SamlAddresses, SamlKey } from './service-provider.ts'

export const NAME_ID_FORMATS = {
  emailAddress: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  persistent: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  unspecified: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
} as const

export type SamlParties = {
  readonly settings: SamlSettings
  readonly addresses: SamlAddresses
  readonly key: SamlKey
  readonly now: Date
}

/**
 * Returns the library's client of one identity provider. It checks signatures and decrypts; who an assertion is for, and when
 * it is good, is checked by `readAssertion` with the server's clock.
 * @param messageId of the next request
 * @param signs whether messages are signed
 * @param wantsSigned whether the response to read needs a signature of its own
 * @throws FederatedError without a certificate that is valid now
 */
export const samlClient = (
  { settings, addresses, key, now }: SamlParties,
  { messageId, signs, wantsSigned = true }: { messageId?: string; signs: boolean; wantsSigned?: boolean },
): SAML => {
  const algorithm = settings.signatureAlgorithm === 'rsa-sha512' ? 'sha512' : 'sha256'
  return new SAML({
    issuer: addresses.entityId,
    callbackUrl: addresses.acs,
    logoutCallbackUrl: addresses.logout,
    entryPoint: settings.ssoUrl,
    logoutUrl: settings.sloUrl ?? settings.ssoUrl,
    idpIssuer: settings.idpEntityId,
    idpCert: validCertificates(settings.idpCertificates, now),
    ...(signs ? { privateKey: key.privateKey, publicCert: key.certificate } : {}),
    decryptionPvk: key.privateKey,
    signatureAlgorithm: algorithm,
    digestAlgorithm: algorithm,
    identifierFormat: NAME_ID_FORMATS[settings.nameIdFormat],
    disableRequestedAuthnContext: settings.requestedAuthnContext === null,
    authnContext: settings.requestedAuthnContext === null ? [] : [settings.requestedAuthnContext],
    forceAuthn: settings.forceAuthn,
    skipRequestCompression: settings.binding === 'post',
    wantAuthnResponseSigned: wantsSigned,
    wantAssertionsSigned: settings.wantAssertionsSigned,
    // Checked by `readAssertion`: the library has no clock but the machine's, and takes some answers that say nothing of it.
    acceptedClockSkewMs: -1,
    audience: false,
    ...(messageId === undefined ? {} : { generateUniqueId: () => messageId }),
  })
}

const validCertificates = (certificates: readonly string[], now: Date): string[] => {
  const valid = certificates.filter((pem) => {
    const { validFromDate, validToDate } = new X509Certificate(pem)
    return validFromDate <= now && now < validToDate
  })
  if (valid.length === 0) throw new FederatedError('notSetUp', 'No certificate of the provider is valid now.')
  return valid
}
