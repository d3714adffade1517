import { createHash, createPrivateKey } from 'node:crypto'
import { selfSignedCertificate } from '@edconsole/console-server/internal'

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
export const makeCertificate = ({ name, from, to }: CertificateFacts): string =>
  selfSignedCertificate({
    name,
    privateKey: createPrivateKey({
      key: Buffer.concat([PKCS8_HEAD, createHash('sha256').update(name).digest()]),
      format: 'der',
      type: 'pkcs8',
    }),
    from: new Date(from),
    to: new Date(to),
  })

/** What stands before the 32 bytes of a private Ed25519 key. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
