import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto'

export type CertificateFacts = {
  /** Its common name. */
  readonly name: string
  /** RSA or Ed25519. */
  readonly privateKey: KeyObject
  readonly from: Date
  readonly to: Date
}

/** Makes a self-signed X.509 certificate in PEM; the same for the same facts. */
export const selfSignedCertificate = ({ name, privateKey, from, to }: CertificateFacts): string => {
  const isRsa = privateKey.asymmetricKeyType === 'rsa'
  const algorithm = isRsa ? RSA_SHA256 : ED25519
  const serial = createHash('sha256').update(`${name} ${to.toISOString()}`).digest().subarray(0, 8)
  // A serial number is positive, and written in as few bytes as possible.
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40
  const facts = sequence(
    der(0x02, serial),
    algorithm,
    nameOf(name),
    sequence(time(from), time(to)),
    nameOf(name),
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign(isRsa ? 'sha256' : null, facts, privateKey))
  const text = sequence(facts, algorithm, signature).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${text.replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----`
}

/** One value in DER: tag, length, content. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts)

const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'))
const ED25519 = sequence(der(0x06, Buffer.from('2b6570', 'hex')))
const RSA_SHA256 = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))

const nameOf = (name: string): Buffer =>
  sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))))

const time = (at: Date): Buffer => der(0x18, Buffer.from(at.toISOString().replace(/[-:T]|\.\d+/g, '')))
