import type { Query, QueryValue } from '../query/query-string.ts'
import { useQueryState } from './use-query-state.ts'

/**
 * The fields that a screen keeps in the address, each with its default: a text, a number, a boolean, or a list of choices
 * whose first one is the default.
 */
export type ScreenStateFields = {
  readonly [name: string]: string | number | boolean | readonly string[]
}

/** The values of such fields. */
export type ScreenState<Fields extends ScreenStateFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends readonly (infer Choice)[]
    ? Choice
    : Fields[Name] extends string
      ? string
      : Fields[Name] extends number
        ? number
        : boolean
}

export type ChangeScreenState<Fields extends ScreenStateFields> = (
  next: Partial<ScreenState<Fields>>,
  options?: {
    /** Replaces the history entry, as typing does. */
    replace?: boolean
    /** The change lists other rows: resets to page 1 in the same update. */
    otherRows?: boolean
  },
) => void

/**
 * Keeps a screen's state in the address, so that links carry it (architecture 4, R16). Missing and invalid values become the
 * default, defaults are omitted, and everything else in the address is kept. If the host shows no address, the state lives as
 * long as the screen.
 * @param prefix distinguishes embeds on one page
 * @example const [{ view }, change] = useScreenState({ view: ['all', 'rejected', 'failed'] })
 */
export const useScreenState = <const Fields extends ScreenStateFields>(
  fields: Fields,
  prefix?: string,
): [ScreenState<Fields>, ChangeScreenState<Fields>] => {
  const [query, setQuery] = useQueryState(prefix)
  const state = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, read(field, query[name])]),
  )
  const change: ChangeScreenState<Fields> = (next, { otherRows = false, ...options } = {}) => {
    const left: Record<string, QueryValue> = { ...query }
    if (otherRows) delete left.page
    for (const [name, value] of Object.entries(next)) {
      const field = fields[name]
      if (field === undefined || value === undefined) continue
      delete left[name]
      if (value !== defaultOf(field)) left[name] = String(value)
    }
    const written: Query = left
    setQuery(written, options)
  }
  // Each field was parsed by its own definition.
  return [state as ScreenState<Fields>, change]
}

type Field = ScreenStateFields[string]

const isChoice = (field: Field): field is readonly string[] => Array.isArray(field)

const defaultOf = (field: Field): string | number | boolean => (isChoice(field) ? (field[0] ?? '') : field)

const read = (field: Field, raw: QueryValue): string | number | boolean => {
  const text =
    typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : null
  if (text === null) return defaultOf(field)
  if (isChoice(field)) return field.includes(text) ? text : defaultOf(field)
  if (typeof field === 'boolean') return text === 'true' || (text !== 'false' && field)
  if (typeof field === 'string') return text
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : field
}
