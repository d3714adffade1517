import { GRADE_CODES, type GradeCode } from '../lists/grade-codes.ts'
import type { UsState } from '../lists/us-states.ts'

/** What a field of a stored row holds, and with it how it is compared. */
export type RowFieldKind =
  /** Compared without regard to case. */
  | 'text'
  /** Compared letter by letter: ids, codes, fixed words. */
  | 'code'
  /** In the order of the grade codes. */
  | 'grade'
  /** `YYYY-MM-DD`. */
  | 'date'
  | 'number'
  | 'flag'
  | 'list'

/** The components that fields of others name records of. */
export type ReferredComponent = 'sites' | 'students' | 'staff' | 'courses' | 'sections'

/** One field of the rows of a component: what it holds, and what a row answers that has none. */
export type RowField = {
  readonly kind: RowFieldKind
  /** A field without one is on every row. */
  readonly blank?: string | number | boolean | null | readonly []
}

/** What is said of a field, whatever it holds. */
export type FieldFacts = {
  /** What people call it. */
  readonly title: string
  /** The same above a column of a table, where that differs. */
  readonly header?: string
  /** Every row has it, and an import has to fill it. */
  readonly required?: true
  /** Every row has it, though an import may leave it out. */
  readonly always?: true
  /** What rows without a value hold; null unless given. */
  readonly blank?: string | number | boolean
  /** Compared without regard to case. */
  readonly ignoreCase?: true
  /** How it is shown, where its kind doesn't say. */
  readonly display?: 'text' | 'code' | 'phone' | 'year'
  /** Masked until personal data is requested. */
  readonly personal?: true
  /**
   * Says who a person is: a name, or a number that one person has; a reference to a person says so by itself. Screens that
   * are about persons show it; a preview of a file masks it.
   */
  readonly identifies?: 'name' | 'number'

  /** Lists may be sorted by it. */
  readonly sort?: true
  /** Lists may be filtered by it. */
  readonly filter?: true
  /** Lists may be filtered by it, and count the rows of each value. */
  readonly facet?: true
  /** The search of lists looks into it. */
  readonly search?: true

  /**
   * Id of the column that imports fill; a field without one isn't imported. Templates refer to it: it never changes and is
   * never reused.
   */
  readonly column?: number
  /** What each SIS calls the column. */
  readonly from?: Readonly<Record<string, string>>
  /** The most characters that an import may bring. */
  readonly max?: number
  /** The numbers that an import may bring, both included. */
  readonly range?: readonly [least: number, most: number]
  /** What the column's title leaves open. */
  readonly description?: string
  /** What a new record holds when its template doesn't fill the column, where that isn't `blank`. */
  readonly whenAbsent?: string | boolean
  /** Plural noun of the values that imports may bring: `is not in the list of grade levels`. Without one any value is taken. */
  readonly noun?: string
  /** The component whose rows it names. */
  readonly refersTo?: ReferredComponent
  /** The component of which imports look up a row with this value. */
  readonly mustExistIn?: ReferredComponent
}

/** A field with all that is said of it. `Value` is what rows hold there. */
export type Field<Value = unknown> = Omit<FieldFacts, 'blank'> &
  RowField & {
    /** How an import reads it, where its kind doesn't say. */
    readonly dataType?: 'email'
    /** What people read in place of a stored value. */
    readonly words?: Readonly<Record<string, string>>
    /** The values that it may hold, where people read them as they are. */
    readonly values?: readonly string[]
    /** Types only; never present. A function, so that the name of a type survives. */
    readonly type?: () => Value
  }

/** The most characters of an id, whatever it names. */
export const ID_MAX = 255

type Words<Value extends string> = Readonly<Record<Value, string>>

/** Says that every row has a value. */
type HeldFacts = FieldFacts &
  ({ readonly required: true } | { readonly always: true } | { readonly blank: string | number })

type Held<Value, Facts> = Facts extends HeldFacts ? Value : Value | null

// `@__NO_SIDE_EFFECTS__` lets a bundler drop components that aren't used.

/** @__NO_SIDE_EFFECTS__ */
function single<Value, Facts extends FieldFacts>(
  own: Omit<Field, keyof FieldFacts | 'type'> & Pick<FieldFacts, 'display' | 'max' | 'refersTo'>,
  facts: Facts,
): Field<Held<Value, Facts>> {
  const { required, always, ignoreCase, blank = null, ...others } = facts
  const isHeld = blank === null && (required === true || always === true)
  return {
    ...own,
    ...(ignoreCase && { kind: 'text', display: 'code' }),
    ...others,
    ...(required && { required }),
    ...(!isHeld && { blank }),
  }
}

/**
 * Text, compared without regard to case.
 * @__NO_SIDE_EFFECTS__
 */
export function text<const Facts extends FieldFacts>(facts: Facts) {
  return single<string, Facts>({ kind: 'text', max: 75 }, facts)
}

/** @__NO_SIDE_EFFECTS__ */
export function email<const Facts extends FieldFacts>(facts: Facts) {
  return single<string, Facts>({ kind: 'text', dataType: 'email', max: 254 }, facts)
}

/**
 * A code of the district's own.
 * @__NO_SIDE_EFFECTS__
 */
export function code<const Facts extends FieldFacts>(facts: Facts) {
  return single<string, Facts>({ kind: 'code' }, facts)
}

/**
 * What a record is known by. A SIS may use GUIDs, or names with a prefix; OneRoster allows 255 characters.
 * @__NO_SIDE_EFFECTS__
 */
export function id<const Facts extends FieldFacts>(facts: Facts) {
  return single<string, Facts>({ kind: 'code', max: ID_MAX }, facts)
}

/**
 * The key of a row of another component.
 * @__NO_SIDE_EFFECTS__
 */
export function reference<const Facts extends FieldFacts>(refersTo: ReferredComponent, facts: Facts) {
  return single<string, Facts>({ kind: 'code', refersTo, max: ID_MAX }, facts)
}

/**
 * What OneRoster calls the record, kept beside its own key so that exports of OneRoster can hand it on unchanged.
 * @param column the id of the column that imports fill
 * @__NO_SIDE_EFFECTS__
 */
export function sourcedId(column: number) {
  return id({
    title: 'OneRoster ID',
    column,
    description: 'The sourcedId in OneRoster, which exports keep',
    from: { oneroster: 'sourcedId' },
  })
}

/**
 * What people call the record in OneRoster, where it is known by its id here.
 * @param column the id of the column that imports fill
 * @__NO_SIDE_EFFECTS__
 */
export function oneRosterCode(column: number) {
  return id({ title: 'OneRoster code', column, description: 'The code in OneRoster, which exports keep' })
}

/** @__NO_SIDE_EFFECTS__ */
export function phone<const Facts extends FieldFacts>(facts: Facts) {
  return single<string, Facts>({ kind: 'code', display: 'phone' }, facts)
}

/**
 * One of several words, each stored under a code. `Value` is inferred; given, the API's description has its name.
 * @__NO_SIDE_EFFECTS__
 */
export function choice<Value extends string>(words: Words<Value>, facts: HeldFacts): Field<Value>
export function choice<Value extends string>(words: Words<Value>, facts: FieldFacts): Field<Value | null>
export function choice<Value extends string>(words: Words<Value>, facts: FieldFacts): Field<Value | null> {
  return single<Value, FieldFacts>({ kind: 'code', words }, facts)
}

/**
 * One of several values that people read as they are stored.
 * @__NO_SIDE_EFFECTS__
 */
export function oneOf<Value extends string>(values: readonly Value[], facts: HeldFacts): Field<Value>
export function oneOf<Value extends string>(values: readonly Value[], facts: FieldFacts): Field<Value | null>
export function oneOf<Value extends string>(
  values: readonly Value[],
  facts: FieldFacts,
): Field<Value | null> {
  return single<Value, FieldFacts>({ kind: 'code', values }, facts)
}

/** @__NO_SIDE_EFFECTS__ */
export function state<const Facts extends FieldFacts>(facts: Facts) {
  return single<UsState, Facts>({ kind: 'code' }, facts)
}

/** @__NO_SIDE_EFFECTS__ */
export function grade<const Facts extends FieldFacts>(facts: Facts) {
  return single<GradeCode, Facts>({ kind: 'grade', values: GRADE_CODES, max: 2 }, facts)
}

/**
 * A day, `YYYY-MM-DD`.
 * @__NO_SIDE_EFFECTS__
 */
export function date<const Facts extends FieldFacts>(facts: Facts) {
  return single<string, Facts>({ kind: 'date' }, facts)
}

/** @__NO_SIDE_EFFECTS__ */
export function number<const Facts extends FieldFacts>(facts: Facts) {
  return single<number, Facts>({ kind: 'number' }, facts)
}

/**
 * START year, shown as a pair (R31).
 * @__NO_SIDE_EFFECTS__
 */
export function year<const Facts extends FieldFacts>(facts: Facts) {
  return single<number, Facts>({ kind: 'number', display: 'year' }, facts)
}

/**
 * Yes or no; no unless `blank` says otherwise.
 * @__NO_SIDE_EFFECTS__
 */
export function flag(facts: FieldFacts & { readonly blank?: boolean }): Field<boolean> {
  return { ...facts, kind: 'flag', blank: facts.blank ?? false }
}

/**
 * Yes, no, or unknown. An unstated value must not be reported as a no.
 * @__NO_SIDE_EFFECTS__
 */
export function maybeFlag(facts: FieldFacts): Field<boolean | null> {
  return { ...facts, kind: 'flag', blank: null }
}

/**
 * Several values; rows without one hold an empty list.
 * @__NO_SIDE_EFFECTS__
 */
export function list(facts: FieldFacts): Field<string[]> {
  return { ...facts, kind: 'list', blank: [] }
}

/**
 * Several of some words.
 * @__NO_SIDE_EFFECTS__
 */
export function choices<Value extends string>(words: Words<Value>, facts: FieldFacts): Field<Value[]> {
  return { ...facts, kind: 'list', blank: [], words }
}

/** @__NO_SIDE_EFFECTS__ */
export function grades(facts: FieldFacts): Field<GradeCode[]> {
  return { max: 2, ...facts, kind: 'list', blank: [], values: GRADE_CODES }
}
