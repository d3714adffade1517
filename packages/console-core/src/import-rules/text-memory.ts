/** What texts were read as, for texts that come again and again. */
export type TextMemory<T> = {
  /** Undefined for a text that is not remembered. */
  get(text: string): T | undefined
  /** Keeps the text itself, so it must not be a view of a longer one. A full memory takes nothing more. */
  add(text: string, entry: T): void
  entries(): Iterable<T>
}

/** So many texts are remembered, none longer than this. */
const MOST = 10_000
const LONGEST = 40

/**
 * A map from short texts, bounded. Each text of a file is a new string whose hash a `Map` would have to ask the engine for,
 * which takes longer than all of the search here.
 */
export const createTextMemory = <T>(): TextMemory<T> => {
  let shift = 32 - 6
  let texts: (string | null)[] = new Array(1 << 6).fill(null)
  let entries: (T | undefined)[] = new Array(1 << 6).fill(undefined)
  let size = 0

  /** The place of the text, or the free one where it would stand. */
  const placeOf = (text: string): number => {
    const mask = texts.length - 1
    let place = hashOf(text) >>> shift
    for (let known = texts[place]; known !== null && known !== text; known = texts[place])
      place = (place + 1) & mask
    return place
  }
  const put = (text: string, entry: T | undefined): void => {
    const place = placeOf(text)
    texts[place] = text
    entries[place] = entry
  }
  const grow = (): void => {
    const [oldTexts, oldEntries] = [texts, entries]
    shift -= 1
    texts = new Array(oldTexts.length * 2).fill(null)
    entries = new Array(oldTexts.length * 2).fill(undefined)
    for (const [place, text] of oldTexts.entries()) if (text !== null) put(text, oldEntries[place])
  }

  return {
    get: (text) => (text.length > LONGEST ? undefined : entries[placeOf(text)]),
    add: (text, entry) => {
      if (text.length > LONGEST || size === MOST) return
      if ((size + 1) * 2 > texts.length) grow()
      put(text, entry)
      size += 1
    },
    entries: function* () {
      for (const entry of entries) if (entry !== undefined) yield entry
    },
  }
}

/** Its upper bits are well mixed. */
const hashOf = (text: string): number => {
  let hash = text.length
  for (let i = 0; i < text.length; i += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0
  return Math.imul(hash, 0x9e3779b1)
}
