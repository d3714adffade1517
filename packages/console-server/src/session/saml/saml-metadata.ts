import { X509Certificate } from 'node:crypto'
import type { Element } from '@xmldom/xmldom'
import { DescriptionFault } from '../provider-settings/description-fault.ts'
import { childrenOf, hasDocumentType, isElement, METADATA, SIGNATURE, textOf, xmlRoot } from './xml.ts'

const BINDINGS = {
  redirect: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
  post: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
} as const
/** The end of a format's name, which is the same in both versions of SAML. */
const NAME_IDS = ['emailAddress', 'persistent', 'unspecified'] as const

/**
 * The settings that SAML metadata tells of its identity provider.
 * @throws DescriptionFault
 */
export const readSamlMetadata = (xml: string, now: Date): Record<string, unknown> => {
  const entity = identityProviderIn(rootOf(xml))
  const provider = childrenOf(entity, METADATA, 'IDPSSODescriptor')[0]
  if (!provider) throw new DescriptionFault('It describes no identity provider.')
  for (const element of [entity.parentNode, entity, provider]) refuseExpired(element, now)
  const idpEntityId = entity.getAttribute('entityID') ?? ''
  if (idpEntityId === '') throw new DescriptionFault('It has no entity ID.')
  const signIn = serviceOf(provider, 'SingleSignOnService')
  if (!signIn) throw new DescriptionFault('It has no sign-in URL with https for redirect or POST.')
  const signOut = serviceOf(provider, 'SingleLogoutService')
  const idpCertificates = certificatesOf(provider)
  if (idpCertificates.length === 0) throw new DescriptionFault('It has no signing certificate.')
  const formats = childrenOf(provider, METADATA, 'NameIDFormat').map(textOf)
  const nameIdFormat = NAME_IDS.find((name) => formats.some((format) => format.endsWith(`:${name}`)))
  return {
    idpEntityId,
    ssoUrl: signIn.location,
    idpCertificates,
    ...(signOut && { sloUrl: signOut.location }),
    ...(nameIdFormat && { nameIdFormat }),
    binding: signIn.binding,
    ...(isTrue(provider.getAttribute('WantAuthnRequestsSigned')) && { signAuthnRequest: true }),
  }
}

const rootOf = (xml: string): Element => {
  if (hasDocumentType(xml)) throw new DescriptionFault("Metadata with a document type isn't read.")
  const root = xmlRoot(xml)
  if (!root) throw new DescriptionFault("It isn't XML.")
  return root
}

/** A file may hold the metadata of a whole federation: then it is unknown which one is meant. */
const identityProviderIn = (root: Element): Element => {
  if (root.namespaceURI !== METADATA) throw new DescriptionFault("It isn't SAML 2.0 metadata.")
  if (root.localName === 'EntityDescriptor') return root
  const found = childrenOf(root, METADATA, 'EntityDescriptor').filter(
    (entity) => childrenOf(entity, METADATA, 'IDPSSODescriptor').length > 0,
  )
  const [first] = found
  if (root.localName !== 'EntitiesDescriptor' || !first)
    throw new DescriptionFault('It describes no identity provider.')
  if (found.length > 1) throw new DescriptionFault('It describes more than one identity provider.')
  return first
}

const refuseExpired = (element: unknown, now: Date): void => {
  const until = isElement(element) ? element.getAttribute('validUntil') : null
  const end = until === null ? Number.NaN : Date.parse(until)
  if (end <= now.getTime())
    throw new DescriptionFault(`It ended on ${new Date(end).toISOString().slice(0, 10)}. Get a newer one.`)
}

const serviceOf = (
  provider: Element,
  name: string,
): { location: string; binding: keyof typeof BINDINGS } | undefined => {
  const services = childrenOf(provider, METADATA, name)
  for (const binding of ['redirect', 'post'] as const) {
    const service = services.find((one) => one.getAttribute('Binding') === BINDINGS[binding])
    const location = service?.getAttribute('Location') ?? ''
    if (URL.canParse(location) && new URL(location).protocol === 'https:') return { location, binding }
  }
  return undefined
}

/** Those that sign; a key without a use serves both. */
const certificatesOf = (provider: Element): string[] => {
  const keys = childrenOf(provider, METADATA, 'KeyDescriptor').filter(
    (key) => key.getAttribute('use') !== 'encryption',
  )
  const found = keys.flatMap((key) =>
    [...key.getElementsByTagNameNS(SIGNATURE, 'X509Certificate')].map((one) => pemOf(textOf(one))),
  )
  return [...new Set(found)]
}

const pemOf = (written: string): string => {
  const lines = base64Of(written).replace(/.{64}(?=.)/g, '$&\n')
  const pem = `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----`
  try {
    new X509Certificate(pem)
    return pem
  } catch {
    throw new DescriptionFault("It has a certificate that can't be read.")
  }
}

/** Some providers write a whole PEM file where only its Base64 text belongs, or encode that file once more. */
const base64Of = (written: string): string => {
  const decoded = Buffer.from(written, 'base64').toString('latin1')
  const pem = decoded.startsWith('-----BEGIN') ? decoded : written
  return pem.replace(/-----(BEGIN|END) CERTIFICATE-----/g, '').replace(/\s/g, '')
}

const isTrue = (value: string | null): boolean => value === 'true' || value === '1'
