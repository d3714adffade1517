/** The form of a certificate in PEM; it certifies nothing. */
export const CERTIFICATE = [
  '-----BEGIN CERTIFICATE-----',
  'A'.repeat(64),
  'B'.repeat(64),
  '-----END CERTIFICATE-----',
].join('\n')
