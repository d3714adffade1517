/** The number that a text is; null for everything else. Thousands separators are let through, since people paste them. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(/,(?=\d{3}(\D|$))/g, '')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}
