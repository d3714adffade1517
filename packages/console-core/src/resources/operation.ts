import type { Decoders } from '../api/decoders.ts'
import type { SisComponent } from '../components/sis-components.ts'
import type { ListQuery } from '../entities/list-query.ts'
import type { AccessRule } from '../routes/route-def.ts'

/** What a failure text may be made of. */
export type FailContext = { lea?: string; id?: string; reason: string }

export type ListSpec = {
  /** The field that identifies a row. */
  readonly key: string
  /** Beside the key; each is an index. The server refuses others with 400, screens draw no sort button for them. */
  readonly sortable: readonly string[]
  /** Beside the key. */
  readonly filterable: readonly string[]
  /** Those of the filterable fields that some rows have no value of: `filter[field][empty]` may be asked of them only. */
  readonly mayBeEmpty?: readonly string[]
  readonly searchable: readonly string[]
  readonly defaultSort: Readonly<Record<string, 'asc' | 'desc'>>
  /** Fields that `facets` may name. */
  readonly facets?: readonly string[]
  /** Other spellings of fields that a server may answer with, each with the one that rows have here. */
  readonly spellings?: Readonly<Record<string, string>>
}

/** When a person last changed a record, when anyone or anything did, or how often it has changed. */
export type VersionField = 'updatedAt' | 'dateLastModified' | 'version'

export type Options = {
  /** Sent as the district's code (R18). `body`: taken from the body, for a district that is being made. */
  readonly lea?: true | 'body'
  /** Carries X-Ied-Client-Id (R19). */
  readonly clientHeader?: true
  /** The component whose rows it lists. */
  readonly component?: SisComponent
  /** Query keys beside lea and the list's own. */
  readonly query?: readonly string[]
  /** Plural noun of the failure sentence (R21); the resource's own when absent. */
  readonly records?: string
  /** The plain failure message of [S8]. Without one the sentence itself is the message (R21). */
  readonly fail?: string | ((context: FailContext) => string)
  /** Answers without a session. */
  readonly public?: true
  /**
   * Goes beyond the calls that every backend answers ([S7]), and who may call it: users who satisfy one of the rules. Where a
   * backend answers 404 or 501, what needs the call is hidden: see `useExtension`.
   */
  readonly extension?: readonly AccessRule[] | 'signed-in' | 'public'
  /** The answer may hold what worked in `data` and what did not in `errors`, one entry per item ([S8]). */
  readonly perItem?: true
  /**
   * The field of a record that says which state of it was read. A change sends it back; it is refused with 409 when the
   * record was changed meanwhile, a PATCH without it with 428.
   */
  readonly version?: VersionField
  /** Tests something: where that does not work, an answer of success has `errors` and no data. A failure is no message (R34). */
  readonly tests?: true
  /**
   * What a successful response must contain; without it the response can't be read (R17). Default: rows of a list, else an
   * item with fields. `rows`: a list without paging. `any`: nothing that callers rely on.
   */
  readonly answers?: 'rows' | 'any'
  /** Fields of its items that screens rely on, whatever an answer holds in them (R17). */
  readonly fields?: Decoders
}

/** A call that answers with a list, or with nothing, has to say so. */
type Answering<Output> = [Output] extends [readonly unknown[]]
  ? { readonly answers: 'rows' }
  : null extends Output
    ? { readonly answers: 'any' }
    : object
type Arguments<Given, Output> =
  object extends Answering<Output> ? [options?: Given] : [options: Given & Answering<Output>]

/** What a confirmation says of an item: `{type} updated ({identifier})` (R21). */
type Confirmation<Item> = {
  /** Singular. */
  readonly type: string
  /** A method, so that calls of all kinds can stand in one list. */
  identify(item: Item): string
}

type WriteOptions<Output> = Options & {
  read?(data: unknown): Output
  /** Where the answer is no item of the collection: what it is confirmed as, or false for not at all. */
  readonly confirms?: Confirmation<Output> | false
}

/** What a collection is called: `records` in failures, `type` and `identify` in the confirmations of POST and PATCH (R21). */
type Meta<Item> = { readonly records: string } & Partial<Confirmation<Item>>

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
  /** Singular noun of a confirmation (R21); absent when the call confirms nothing. */
  readonly type?: string
  /** What a confirmation names the answer by. */
  identify?(item: Output): string
  /** Makes what the call promises of whatever `data` holds, where others answer in shapes of their own (R17). */
  read?(data: unknown): Output
  /** Types only; never present. */
  readonly types?: { input: Input; output: Output }
}

type Draft<Input, Output> = Omit<
  Operation<Input, Output>,
  'id' | 'resource' | 'records' | 'type' | 'identify'
> & {
  records?: string
  confirms?: Confirmation<Output> | false
}

// `@__NO_SIDE_EFFECTS__` lets a bundler drop collections that aren't used; it understands the mark on functions only.

/**
 * A list that answers with rows, paged by the server.
 * @__NO_SIDE_EFFECTS__
 */
export function list<Row>(path: string, spec: ListSpec, options: Options = {}): Draft<ListQuery, Row[]> {
  return { ...options, method: 'GET', path, list: spec }
}

/**
 * A single thing, or a short list without paging.
 * @__NO_SIDE_EFFECTS__
 */
export function get<Output>(
  path: string,
  ...[options]: Arguments<Options, Output>
): Draft<undefined, Output> {
  return { ...options, method: 'GET', path }
}

/** @__NO_SIDE_EFFECTS__ */
export function post<Input, Output>(
  path: string,
  ...[options]: Arguments<WriteOptions<Output>, Output>
): Draft<Input, Output> {
  return { ...options, method: 'POST', path }
}

/** @__NO_SIDE_EFFECTS__ */
export function patch<Input, Output>(
  path: string,
  ...[options]: Arguments<WriteOptions<Output>, Output>
): Draft<Input, Output> {
  return { ...options, method: 'PATCH', path }
}

// Without NoInfer the list of calls around it would widen both defaults to unknown.
/**
 * Removes one thing; with `Input`, the items that its body lists.
 * @__NO_SIDE_EFFECTS__
 */
export function del<Input = undefined, Output = null>(
  path: string,
  options: Options = {},
): Draft<NoInfer<Input>, NoInfer<Output>> {
  return { answers: 'any', ...options, method: 'DELETE', path }
}

/**
 * Names a collection and its calls.
 * @example resource('sites', { records: 'sites', type: 'Site', identify: (site: Site) => site.siteCode }, { list: … })
 * @__NO_SIDE_EFFECTS__
 */
export function resource<
  const Ops extends Record<string, Draft<never, unknown> | Draft<unknown, unknown>>,
  Item = never,
>(name: string, meta: Meta<Item>, operations: Ops) {
  const { records, ...common } = meta
  return Object.fromEntries(
    Object.entries(operations).map(([key, { confirms = common, ...op }]) => {
      const writes = op.method === 'POST' || op.method === 'PATCH'
      const confirmation = writes && confirms !== false ? confirms : {}
      return [key, { records, ...op, ...confirmation, id: `${name}.${key}`, resource: name }]
    }),
  ) as unknown as {
    readonly [K in keyof Ops]: Ops[K] extends Draft<infer Input, infer Output>
      ? Operation<Input, Output>
      : never
  }
}
