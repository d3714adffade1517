import { DOMParser, type Element } from '@xmldom/xmldom'

export const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
export const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
export const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'

/** True for documents that bring entities, which may grow without end or name files. They aren't to be read. */
export const hasDocumentType = (xml: string): boolean => /<!\s*(DOCTYPE|ENTITY)/i.test(xml)

/** Returns the root of a document; null if it has a document type or isn't well-formed. */
export const xmlRoot = (xml: string): Element | null => {
  if (hasDocumentType(xml)) return null
  try {
    const refuse = (level: string) => {
      if (level !== 'warning') throw new Error('Not well-formed')
    }
    return new DOMParser({ onError: refuse }).parseFromString(xml.trim(), 'text/xml').documentElement
  } catch {
    return null
  }
}

export const childrenOf = (parent: Element, namespace: string, name: string): Element[] =>
  [...parent.childNodes].filter(
    (node): node is Element => isElement(node) && node.namespaceURI === namespace && node.localName === name,
  )

export const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'getAttribute' in node

export const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? ''
