import { X509Certificate } from 'node:crypto'
import {
  AUTH_SETTINGS,
  type AuthenticationCertificate,
  type AuthProvider,
} from '@edconsole/console-core/contract'

type Settings = Readonly<Record<string, unknown>>

/** A certificate of some settings, with the setting that holds it: `idpCertificates.0` of a list. */
type Found = { readonly setting: string; readonly path: string; readonly pem: string }

/** What can be told of the certificates among some settings: whose they are and when they end. */
export const certificatesOf = (provider: AuthProvider, settings: Settings): AuthenticationCertificate[] =>
  certificatesIn(provider, settings).map(({ setting, pem }) => {
    const { subject, validToDate, fingerprint256 = null } = readCertificate(pem) ?? {}
    return {
      setting,
      subject: subject?.split('\n').reverse().join(', ') ?? null,
      notAfter: validToDate?.toISOString() ?? null,
      fingerprint256,
    }
  })

/** The name of the first setting that holds something in the form of a certificate which is none. */
export const unreadableCertificate = (provider: AuthProvider, settings: Settings): string | undefined =>
  certificatesIn(provider, settings).find(({ pem }) => readCertificate(pem) === null)?.path

const certificatesIn = (provider: AuthProvider, settings: Settings): Found[] =>
  AUTH_SETTINGS[provider]
    .filter(({ format }) => format === 'certificate')
    .flatMap(({ name, type }) => {
      const value = settings[name]
      const held: unknown[] = Array.isArray(value) ? value : [value]
      return held.flatMap((pem, index) =>
        typeof pem === 'string'
          ? [{ setting: name, path: type === 'list' ? `${name}.${index}` : name, pem }]
          : [],
      )
    })

const readCertificate = (pem: string): X509Certificate | null => {
  try {
    return new X509Certificate(pem)
  } catch {
    return null
  }
}
