import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'

export type CertificateFacts = {
  /** Its common name. */
  name: string
  /** Both in a form that `Date` reads. */
  from: string | Date
  to: string | Date
}

/**
 * A self-signed certificate in PEM, the same for the same facts. Its key follows from its name: it proves nothing, and
 * only says when it ends.
 */
export const makeCertificate = ({ name, from, to }: CertificateFacts): string => {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, createHash('sha256').update(name).digest()]),
    format: 'der',
    type: 'pkcs8',
  })
  const facts = sequence(
    der(
      0x02,
      createHash('sha256')
        .update(`${name} ${new Date(to).toISOString()}`)
        .digest()
        .subarray(0, 8),
    ),
    ED25519,
    nameOf(name),
    sequence(time(from), time(to)),
    nameOf(name),
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign(null, facts, privateKey))
  const text = sequence(facts, ED25519, signature).toString('base64')
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

const nameOf = (name: string): Buffer =>
  sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))))

const time = (at: string | Date): Buffer =>
  der(0x18, Buffer.from(new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '')))

/** What stands before the 32 bytes of a private Ed25519 key. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const ED25519 = sequence(der(0x06, Buffer.from('2b6570', 'hex')))
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'))
