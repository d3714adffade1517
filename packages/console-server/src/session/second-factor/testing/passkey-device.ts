import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyAnswer } from '@edconsole/console-core/contract'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { CONSOLE_ORIGIN } from './two-steps.ts'

/** What a device answers instead of the truth. */
export type Forged = {
  readonly origin?: string
  readonly rpId?: string
  readonly counter?: number
  readonly type?: string
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const encoded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

/**
 * A security key in software, with one passkey on it. Browsers have one too, but only theirs tells the truth.
 * @param id the credential's id; another device's for a copy of it
 */
export const passkeyDevice = (id: Uint8Array = randomBytes(16)) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // In COSE: an elliptic key for ES256 on P-256.
  const coseKey = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ])
  let uses = 0
  const clientDataOf = (challenge: string, type: string, { origin = CONSOLE_ORIGIN }: Forged) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })
  const authenticatorData = (flags: number, { rpId, counter = ++uses }: Forged, credential?: Uint8Array) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const start = [sha256(rpId ?? new URL(CONSOLE_ORIGIN).hostname), Buffer.from([flags]), count]
    return Uint8Array.from(Buffer.concat(credential ? [...start, credential] : start))
  }
  return {
    id: encoded(id),
    create: (challenge: string, name = 'Laptop', forged: Forged = {}): NewPasskey => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(coseKey)])
      const flags = USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authenticatorData(flags, forged, credential)],
      ])
      return {
        name,
        credentialId: encoded(id),
        clientDataJson: encoded(
          Buffer.from(clientDataOf(challenge, forged.type ?? 'webauthn.create', forged)),
        ),
        attestationObject: encoded(isoCBOR.encode(attestation)),
        transports: ['internal'],
      }
    },
    use: (challenge: string, forged: Forged = {}): PasskeyAnswer => {
      const clientData = clientDataOf(challenge, forged.type ?? 'webauthn.get', forged)
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED, forged)
      return {
        credentialId: encoded(id),
        clientDataJson: encoded(Buffer.from(clientData)),
        authenticatorData: encoded(data),
        signature: encoded(sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)),
      }
    },
  }
}
