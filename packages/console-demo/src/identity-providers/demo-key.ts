import { generateKeyPairSync } from 'node:crypto'
import { selfSignedCertificate } from '@edconsole/console-server/internal'

/** A key of this start and its certificate, both in PEM. */
export const demoKey = (name: string): { privateKey: string; certificate: string } => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    // A demonstration may live at another time.
    certificate: selfSignedCertificate({
      name,
      privateKey,
      from: new Date('2020-01-01'),
      to: new Date('2100-01-01'),
    }),
  }
}
