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
  /** @throws if the text was encrypted with another key, or has been altered */
  readonly open: (sealed: string) => string
  /** Returns a signature that only servers with the same key can make. */
  readonly sign: (text: string) => string
  readonly isSigned: (text: string, signature: string) => boolean
}

const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1'

/**
 * Encrypts with AES-256-GCM and a 32-byte key.
 * @example secretsWith(randomBytes(32)).seal('0123…')
 */
export const secretsWith = (key: Uint8Array): Secrets => {
  // A key of its own, since one key should serve one purpose.
  const signingKey = new Uint8Array(hkdfSync('sha256', key, '', 'edconsole signatures', 32))
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest('hex')
  return { ...encryptionWith(key), sign, isSigned: (text, signature) => isSame(sign(text), signature) }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const encryptionWith = (key: Uint8Array): Pick<Secrets, 'seal' | 'open'> => ({
  seal: (text) => {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
  },
  open: (sealed) => {
    const [version, rest = ''] = sealed.split('.')
    if (version !== VERSION) throw new Error('The secret has an unknown format.')
    const bytes = Buffer.from(rest, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const body = bytes.subarray(IV_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  },
})
