import { ownCopy } from './own-copy.ts'

/** Row numbers by the key of what stands in the row. */
export type RowNumbers = {
  readonly size: number
  has(key: string): boolean
  get(key: string): number | undefined
  /**
   * The number that the key has already, which stays; undefined when it was new and has this one now. `isPiece`: the key
   * was cut from a longer text, which must not be kept with it.
   */
  addNew(key: string, rowNumber: number, isPiece?: boolean): number | undefined
  [Symbol.iterator](): Iterator<[key: string, rowNumber: number]>
}

/** Of a table with more numbers than this share a search takes long. */
const FULL = 0.6
const FIRST_BITS = 10

/**
 * Keeps a key for each row of a file, so it must take little room. Keys of digits, as most are, stand as numbers in a table
 * of 12 bytes a place; the others in a map of strings.
 */
export const createRowNumbers = (): RowNumbers => {
  const others = new Map<string, number>()
  let bits = FIRST_BITS
  // A key of digits is never 0 (see `codeOf`), so 0 is a free place.
  let codes = new Float64Array(1 << bits)
  let numbers = new Uint32Array(1 << bits)
  let size = 0

  /** The place of a key, or the free one where it would stand. */
  const placeOf = (code: number): number => {
    const mask = codes.length - 1
    let place = placeFrom(code, bits)
    for (let known = codes[place]; known !== 0 && known !== code; known = codes[place])
      place = (place + 1) & mask
    return place
  }
  const grow = (): void => {
    const [oldCodes, oldNumbers] = [codes, numbers]
    bits += 1
    codes = new Float64Array(1 << bits)
    numbers = new Uint32Array(1 << bits)
    for (let old = 0; old < oldCodes.length; old += 1) {
      const code = oldCodes[old] ?? 0
      if (code === 0) continue
      const place = placeOf(code)
      codes[place] = code
      numbers[place] = oldNumbers[old] ?? 0
    }
  }
  const get = (key: string): number | undefined => {
    const code = codeOf(key)
    if (code === 0) return others.get(key)
    const place = placeOf(code)
    return codes[place] === 0 ? undefined : numbers[place]
  }

  return {
    get size() {
      return size + others.size
    },
    get,
    has: (key) => get(key) !== undefined,
    addNew: (key, rowNumber, isPiece = false) => {
      const code = codeOf(key)
      if (code === 0) {
        const known = others.get(key)
        if (known === undefined) others.set(isPiece ? ownCopy(key) : key, rowNumber)
        return known
      }
      const place = placeOf(code)
      if (codes[place] !== 0) return numbers[place]
      codes[place] = code
      numbers[place] = rowNumber
      size += 1
      if (size > codes.length * FULL) grow()
      return undefined
    },
    *[Symbol.iterator]() {
      for (const [place, code] of codes.entries())
        if (code !== 0) yield [String(code).slice(1), numbers[place] ?? 0]
      yield* others
    },
  }
}

/** Longer keys would not be exact as numbers. */
const MOST_DIGITS = 15
const ZERO = 48

/** A key of digits behind a 1, so that leading zeros count; 0 for other keys. */
const codeOf = (key: string): number => {
  if (key.length > MOST_DIGITS) return 0
  let code = 1
  for (let i = 0; i < key.length; i += 1) {
    const digit = key.charCodeAt(i) - ZERO
    if (digit < 0 || digit > 9) return 0
    code = code * 10 + digit
  }
  return code
}

/** Eight keys that follow one another stand together, as files often have them in order; groups of them are scattered. */
const placeFrom = (code: number, bits: number): number => {
  const low = code | 0
  const group = (low >>> 3) ^ Math.imul(code / 2 ** 32, 0x85ebca6b)
  return ((Math.imul(group, 0x9e3779b1) >>> (35 - bits)) << 3) | (low & 7)
}
