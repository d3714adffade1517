import { IMPORT_LIMITS } from './limits.ts'
import type { Translated } from './translator.ts'

/** What a run has made of the codes of a file. Of other columns nothing is kept: their values may be personal. */
export type Usage = {
  /** The names of the source's columns, in their order. */
  readonly header: readonly string[]
  /** How often each translation was needed, by its number. */
  readonly translations: ReadonlyMap<number, number>
  /** A few of the codes before they are translated, by our column. */
  readonly samples: ReadonlyMap<string, ReadonlySet<string>>
  /** How many rows hold each code that no translation and no list knows, by our column. */
  readonly unknown: ReadonlyMap<string, ReadonlyMap<string, number>>
}

const SAMPLES = 5
/** A column with more unknown codes than this is mapped to the wrong source. */
const UNKNOWN = 200

/** Codes that came again and were not translated anew, each with how often; asked once, each is told once. */
type Repeats = () => Iterable<readonly [code: string, times: number]>

/** Wraps the translator of a column, so that what it does is noted. */
export type Watch = (
  columnName: string,
  translate: (text: string) => Translated,
  repeats?: Repeats,
) => (text: string) => Translated

/** Looks on while codes are translated. */
export const createUsage = (header: readonly string[] = []): { usage: Usage; watch: Watch } => {
  const translations = new Map<number, number>()
  const samples = new Map<string, Set<string>>()
  const unknown = new Map<string, Map<string, number>>()
  const counts: (() => void)[] = []
  const upToDate = <T>(map: T): T => {
    for (const count of counts) count()
    return map
  }
  const usage: Usage = {
    header,
    get translations() {
      return upToDate(translations)
    },
    get samples() {
      return upToDate(samples)
    },
    get unknown() {
      return upToDate(unknown)
    },
  }
  const watch: Watch = (columnName, translate, repeats) => {
    const seen = new Set<string>()
    const notKnown = new Map<string, number>()
    samples.set(columnName, seen)
    unknown.set(columnName, notKnown)
    const note = (text: string, times: number): Translated => {
      const result = translate(text)
      const by = 'by' in result ? result.by : undefined
      if (by !== undefined) translations.set(by, (translations.get(by) ?? 0) + times)
      const code = text.trim().slice(0, IMPORT_LIMITS.sourceValueLength)
      if (seen.size < SAMPLES && code !== '') seen.add(code)
      if (result.kind === 'unknown' || result.kind === 'fallback') {
        const rows = notKnown.get(code)
        if (rows !== undefined || notKnown.size < UNKNOWN) notKnown.set(code, (rows ?? 0) + times)
      }
      return result
    }
    if (repeats)
      counts.push(() => {
        for (const [code, times] of repeats()) note(code, times)
      })
    return (text) => note(text, 1)
  }
  return { usage, watch }
}
