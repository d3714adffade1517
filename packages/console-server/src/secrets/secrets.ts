import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Keeps what may never be read by a person: API keys, passwords of exports, secrets of providers (R35). */
export type Secrets = {
  /** What is stored. Two seals of one text differ. */
  readonly seal: (text: string) => string
  /** @throws when the text was sealed with another key, or changed since. */
  readonly open: (sealed: string) => string
}

const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1'

/**
 * AES-256-GCM with one key of 32 bytes.
 * @example secretsWith(randomBytes(32)).seal('0123…')
 */
export const secretsWith = (key: Uint8Array): Secrets => ({
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
