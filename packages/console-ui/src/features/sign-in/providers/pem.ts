const FRAMES = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g

/**
 * The certificates in what people paste, in PEM as they are stored: with text around them, or the bare letters of one, which
 * metadata holds. Whether they are certificates is for the server to read.
 */
export function pemsIn(text: string): string[] {
  const framed = [...text.matchAll(FRAMES)].map(([, letters = '']) => letters)
  const found = (framed.length === 0 ? [text] : framed).map((letters) => letters.replace(/\s/g, ''))
  return [...new Set(found)].flatMap((letters) =>
    /^MI[A-Za-z0-9+/]{60,}={0,2}$/.test(letters)
      ? [`-----BEGIN CERTIFICATE-----\n${letters.replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----`]
      : [],
  )
}

/** The first certificate in a text, in one spelling; null where there is none. */
export const asPem = (text: string): string | null => pemsIn(text)[0] ?? null
