import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Encrypts what may never be read back: API keys, passwords of exports, secrets of providers (R35). */
export type Secrets = {
  /** Returns the ciphertext to store. Two ciphertexts of the same text differ. */
  readonly seal: (text: string) => string
  /** @throws if the text was encrypted with a key that isn't known here, or has been altered */
  readonly open: (sealed: string) => string
  /** Returns a signature that only servers of the same database can make. */
  readonly sign: (text: string) => string
  readonly isSigned: (text: string, signature: string) => boolean
}

/** Secrets that know which key a text is encrypted with. */
export type KeyedSecrets = Secrets & {
  /** Returns the id of the key that decrypts the ciphertext; null if none does. */
  readonly openedBy: (sealed: string) => string | null
  /** The id of the key that texts are encrypted with. */
  readonly keyId: string
  /** What ciphertexts of that key begin with. */
  readonly prefix: string
}

/** Keys that decrypt; the first one also encrypts. */
export type SecretKeys = readonly [current: Uint8Array, ...previous: Uint8Array[]]

type SecretsOptions = {
  /** Keys that stored texts may still be encrypted with. Default: none. */
  readonly previous?: readonly Uint8Array[]
  /** Stays when the key changes. Default: `signingKeyOf` the key. */
  readonly signingKey?: Uint8Array
}

const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v2'
/** Names no key: such texts were encrypted before keys could change. */
const UNNAMED_VERSION = 'v1'

/**
 * Encrypts with AES-256-GCM and a 32-byte key, whose id stands in every ciphertext.
 * @example secretsWith(randomBytes(32)).seal('0123…')
 */
export const secretsWith = (key: Uint8Array, options: SecretsOptions = {}): KeyedSecrets => {
  const { previous = [], signingKey = signingKeyOf(key) } = options
  const keys = [key, ...previous].map((one) => ({ id: keyIdOf(one), key: one }))
  const prefix = `${VERSION}.${keyIdOf(key)}.`
  const find = (parts: Parts | null): { id: string; text: string } | null => {
    if (!parts) return null
    for (const { id, key: one } of keys) {
      if (parts.id !== null && parts.id !== id) continue
      const text = decrypted(one, parts.payload)
      if (text !== null) return { id, text }
    }
    return null
  }
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest('hex')
  return {
    keyId: keyIdOf(key),
    prefix,
    seal: (text) => prefix + encrypted(key, text),
    open: (sealed) => {
      const parts = partsOf(sealed)
      if (!parts) throw new Error('The secret has an unknown format.')
      const found = find(parts)
      if (!found) throw new Error('The secret was encrypted with another key, or has been altered.')
      return found.text
    },
    openedBy: (sealed) => find(partsOf(sealed))?.id ?? null,
    sign,
    isSigned: (text, signature) => isSame(sign(text), signature),
  }
}

/** Returns what a key is named by. It tells nothing about the key. */
export const keyIdOf = (key: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'edconsole key id', 6)).toString('hex')

/** Returns the signing key of databases from before it was stored. One key should serve one purpose. */
export const signingKeyOf = (key: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, '', 'edconsole signatures', 32))

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

type Parts = { readonly id: string | null; readonly payload: string }

const partsOf = (sealed: string): Parts | null => {
  const [version, one = '', two = ''] = sealed.split('.')
  if (version === VERSION) return { id: one, payload: two }
  if (version === UNNAMED_VERSION) return { id: null, payload: one }
  return null
}

const encrypted = (key: Uint8Array, text: string): string => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

const decrypted = (key: Uint8Array, payload: string): string | null => {
  const bytes = Buffer.from(payload, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([body, decipher.final()]).toString('utf8')
  } catch {
    // The tag doesn't match: another key, or altered.
    return null
  }
}
