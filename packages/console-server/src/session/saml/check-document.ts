import type { Element } from '@xmldom/xmldom'
import { hasDocumentType, isElement, PROTOCOL, SIGNATURE, xmlRoot } from './xml.ts'

/** Far more than an answer with many groups has. */
export const DOCUMENT_MAX = 256 * 1024
const ENCRYPTION = 'http://www.w3.org/2001/04/xmlenc#'
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const MORE = 'http://www.w3.org/2001/04/xmldsig-more#'

/** Which algorithms an answer may name, by the element that names them. SHA-1 can be forged; others aren't for SAML. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  SignatureMethod: [`${MORE}rsa-sha256`, `${MORE}rsa-sha512`],
  DigestMethod: [`${ENCRYPTION}sha256`, `${ENCRYPTION}sha512`],
  CanonicalizationMethod: [EXCLUSIVE],
  Transform: [`${SIGNATURE}enveloped-signature`, EXCLUSIVE],
}
/** A key that is encrypted with PKCS #1 v1.5 can be guessed by asking often enough. */
const ENCRYPTION_METHODS = [
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  `${ENCRYPTION}aes128-cbc`,
  `${ENCRYPTION}aes256-cbc`,
  `${ENCRYPTION}rsa-oaep-mgf1p`,
  'http://www.w3.org/2009/xmlenc11#rsa-oaep',
]

/** Why a message isn't even looked at; for operators. */
export class DocumentFault extends Error {
  override name = 'DocumentFault'
}

/**
 * Refuses what no identity provider sends, before a signature is looked at: document types, weak algorithms, a message in a
 * message. The signature is checked by its library.
 * @param names local names that the root may have
 * @throws DocumentFault
 */
export const checkDocument = (xml: string, names: readonly string[]): Element => {
  if (xml.length > DOCUMENT_MAX) throw new DocumentFault('The message is too big.')
  if (hasDocumentType(xml)) throw new DocumentFault('The message has a document type.')
  const root = xmlRoot(xml)
  if (!root) throw new DocumentFault("The message isn't XML.")
  if (root.namespaceURI !== PROTOCOL || !names.includes(root.localName ?? ''))
    throw new DocumentFault(`The message is no ${names.join(' or ')}.`)
  const ids = new Set<string>()
  for (const element of elementsIn(root)) {
    checkAlgorithm(element)
    for (const name of ['ID', 'Id', 'id']) {
      const id = element.getAttribute(name)
      if (id === null) continue
      if (ids.has(id)) throw new DocumentFault('Two elements of the message have the same ID.')
      ids.add(id)
    }
    if (element !== root && element.namespaceURI === PROTOCOL && names.includes(element.localName ?? ''))
      throw new DocumentFault('The message holds another message.')
  }
  const assertions = elementsIn(root).filter(
    ({ localName }) => localName === 'Assertion' || localName === 'EncryptedAssertion',
  )
  if (assertions.some(({ parentNode }) => parentNode !== root) || assertions.length > 1)
    throw new DocumentFault('The message holds an assertion in another place, or more than one.')
  return root
}

const elementsIn = (root: Element): Element[] => [
  root,
  ...[...root.getElementsByTagName('*')].filter(isElement),
]

const checkAlgorithm = (element: Element): void => {
  const algorithm = element.getAttribute('Algorithm') ?? ''
  const name = element.localName ?? ''
  const isAllowed =
    element.namespaceURI === SIGNATURE
      ? !Object.hasOwn(ALLOWED, name) || ALLOWED[name]?.includes(algorithm)
      : name !== 'EncryptionMethod' || ENCRYPTION_METHODS.includes(algorithm)
  // The digest inside of OAEP needs no collision resistance, and most providers use SHA-1 there.
  const isOfOaep =
    name === 'DigestMethod' &&
    isElement(element.parentNode) &&
    element.parentNode.localName === 'EncryptionMethod'
  if (!isAllowed && !isOfOaep)
    throw new DocumentFault(`The algorithm ${algorithm || 'without a name'} isn't accepted.`)
}
