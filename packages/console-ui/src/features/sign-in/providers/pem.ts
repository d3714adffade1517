const FRAME = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/

/**
 * One certificate in PEM as it is stored, of what people paste: with text around it, or the bare letters that metadata holds.
 * Null for anything else. Whether it is a certificate is for the server to read.
 */
export function asPem(text: string): string | null {
  const [, framed] = FRAME.exec(text) ?? []
  const letters = (framed ?? text).replace(/\s/g, '')
  if (!/^MI[A-Za-z0-9+/]{60,}={0,2}$/.test(letters)) return null
  return `-----BEGIN CERTIFICATE-----\n${letters.replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----`
}
