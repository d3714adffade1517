import type { ListQuery } from '../entities/list-query.ts'

/** What a failure text may be made of. */
export type FailContext = { lea?: string; id?: string; reason: string }

export type ListSpec = {
  /** The field that identifies a row. */
  readonly key: string
  /** At most four beside the key; the server refuses others with 400, screens draw no sort button for them. */
  readonly sortable: readonly string[]
  /** At most six beside the key. */
  readonly filterable: readonly string[]
  readonly searchable: readonly string[]
  readonly defaultSort: Readonly<Record<string, 'asc' | 'desc'>>
  /** Fields that `facets` may name. */
  readonly facets?: readonly string[]
}

type Options = {
  /** Sent as the district's code (R18). `body`: taken from the body, for a district that is being made. */
  readonly lea?: true | 'body'
  /** Carries X-Ied-Client-Id (R19). */
  readonly clientHeader?: true
  /** Query keys beside lea and the list's own. */
  readonly query?: readonly string[]
  /** Plural noun of the failure sentence (R21); the resource's own when absent. */
  readonly records?: string
  /** The plain failure message of [S8]. Without one the sentence itself is the message (R21). */
  readonly fail?: string | ((context: FailContext) => string)
  /** Answers without a session. */
  readonly public?: true
}

/** One call of [S7] as data. `Input` is the body, `Output` what `data` holds. */
export type Operation<Input = unknown, Output = unknown> = Options & {
  /** `resource.operation`, for example `importLogs.headers`. */
  readonly id: string
  readonly resource: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Verbatim, below `/api`; `{name}` is a parameter. */
  readonly path: string
  readonly records: string
  readonly list?: ListSpec
  /** Types only; never present. */
  readonly types?: { input: Input; output: Output }
}

type Draft<Input, Output> = Omit<Operation<Input, Output>, 'id' | 'resource' | 'records'> & {
  records?: string
}

/** A list that answers with rows, paged by the server. */
export const list = <Row>(path: string, spec: ListSpec, options: Options = {}): Draft<ListQuery, Row[]> => ({
  ...options,
  method: 'GET',
  path,
  list: spec,
})

/** A single thing, or a short list without paging. */
export const get = <Output>(path: string, options: Options = {}): Draft<undefined, Output> => ({
  ...options,
  method: 'GET',
  path,
})

export const post = <Input, Output>(path: string, options: Options = {}): Draft<Input, Output> => ({
  ...options,
  method: 'POST',
  path,
})

export const patch = <Input, Output>(path: string, options: Options = {}): Draft<Input, Output> => ({
  ...options,
  method: 'PATCH',
  path,
})

/**
 * Names a collection and its calls.
 * @example resource('sites', { records: 'sites' }, { list: list<Site>('/district/sites', …) })
 */
export const resource = <const Ops extends Record<string, Draft<never, unknown> | Draft<unknown, unknown>>>(
  name: string,
  meta: { records: string },
  operations: Ops,
) =>
  Object.fromEntries(
    Object.entries(operations).map(([key, op]) => [
      key,
      { ...op, id: `${name}.${key}`, resource: name, records: op.records ?? meta.records },
    ]),
  ) as unknown as {
    readonly [K in keyof Ops]: Ops[K] extends Draft<infer Input, infer Output>
      ? Operation<Input, Output>
      : never
  }
