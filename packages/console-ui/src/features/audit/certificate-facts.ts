/** What tells one certificate from another. */
export type CertificateFacts = {
  /** Its common name, or whatever else it is named by. */
  readonly name: string
  /** The instant after which it isn't valid. */
  readonly notAfter: string
}

const PEM = /^\s*-----BEGIN CERTIFICATE-----([\s\S]+?)-----END CERTIFICATE-----\s*$/

/** True for one certificate in PEM format. */
export const isCertificate = (text: string): boolean => PEM.test(text)

/**
 * Reads whose an X.509 certificate in PEM format is, and when it ends; null if it can't be read. Browsers have nothing that
 * does, and what is needed of it is in fixed places (RFC 5280, 4.1).
 */
export const certificateFacts = (pem: string): CertificateFacts | null => {
  try {
    const bytes = Uint8Array.from(atob((PEM.exec(pem)?.[1] ?? '').replace(/\s/g, '')), (letter) =>
      letter.charCodeAt(0),
    )
    const [facts] = itemsIn(itemsIn(bytes)[0])
    const items = itemsIn(facts)
    // Certificates of version 1 don't say their version.
    const first = items[0]?.tag === VERSION ? 1 : 0
    const [validity, subject] = [items[first + 3], items[first + 4]]
    const notAfter = instantOf(itemsIn(validity)[1])
    const name = nameOf(subject)
    return notAfter === null || name === null ? null : { name, notAfter }
  } catch {
    return null
  }
}

type Item = { readonly tag: number; readonly content: Uint8Array }

const VERSION = 0xa0
const UTC_TIME = 0x17
const BMP_STRING = 0x1e

/** The values within one, in DER: tag, length, content. */
const itemsIn = (outer: Item | Uint8Array | undefined): Item[] => {
  const bytes = outer instanceof Uint8Array ? outer : (outer?.content ?? new Uint8Array())
  const items: Item[] = []
  for (let at = 0; at < bytes.length; ) {
    const size = bytes[at + 1] ?? 0
    // Above 127 it says in how many bytes the length follows.
    const more = size > 127 ? size & 127 : 0
    const length =
      more === 0 ? size : bytes.slice(at + 2, at + 2 + more).reduce((sum, byte) => sum * 256 + byte, 0)
    const start = at + 2 + more
    items.push({ tag: bytes[at] ?? 0, content: bytes.slice(start, start + length) })
    at = start + length
  }
  return items
}

const textOf = ({ tag, content }: Item): string =>
  new TextDecoder(tag === BMP_STRING ? 'utf-16be' : 'utf-8').decode(content)

/** Attributes of a name as 2.5.4.n, those that tell most first: common name, organizational unit, organization. */
const NAMED_BY = ['550403', '55040b', '55040a']

const nameOf = (subject: Item | undefined): string | null => {
  const attributes = itemsIn(subject)
    .flatMap((set) => itemsIn(set))
    .map((attribute) => itemsIn(attribute))
  const found = NAMED_BY.map((oid) => attributes.find(([type]) => type && hexOf(type.content) === oid)?.[1])
  const named = found.find((one) => one !== undefined)
  return named ? textOf(named) : null
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** `270512120000Z`, or from 2050 on with the whole year. */
const instantOf = (item: Item | undefined): string | null => {
  if (!item) return null
  const text = textOf(item)
  const century = Number(text.slice(0, 2)) < 50 ? '20' : '19'
  const whole = item.tag === UTC_TIME ? `${century}${text}` : text
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(whole) ?? []
  return year === undefined ? null : `${year}-${month}-${day}T${hour}:${minute}:${second}Z`
}
