import type { ApiOptions } from '../api/create-api.ts'
import { memoryHttp, type SentAnswer, type SentRequest } from '../api/testing/memory-http.ts'
import type { CurrentUser } from '../entities/current-user.ts'
import type { District } from '../entities/district.ts'
import type { Query } from '../query/query-string.ts'
import { OPERATION_BODIES } from '../resources/operation-bodies.ts'
import {
  type InputOf,
  type IsList,
  OPERATIONS,
  type OperationId,
  type OutputOf,
} from '../resources/operation-id.ts'
import type { Role } from '../roles/roles.ts'
import { plainIssue } from '../validation/plain-issue.ts'
import { answerList, BadListQuery } from './answer-list.ts'
import { defaultAnswer } from './default-answer.ts'
import { findCall } from './find-call.ts'
import { fixture } from './fixtures.ts'

/** A request that arrived, as one of the contract's calls. */
export type BackendCall<Id extends OperationId = OperationId> = {
  readonly id: Id
  /** Of the path, as texts. */
  readonly params: Readonly<Record<string, string>>
  /** With nested keys, as texts: `query.filter`. */
  readonly query: Query
  readonly body: IsList<Id> extends true ? undefined : InputOf<Id>
  readonly headers: Readonly<Record<string, string>>
}

/** What a call answers with: for a list all its rows, of which the backend gives the page that is asked for. */
export type BackendAnswer<Id extends OperationId> =
  | OutputOf<Id>
  | ((call: BackendCall<Id>) => OutputOf<Id> | Promise<OutputOf<Id>>)

/** How a call goes wrong. */
export type BackendFailure = {
  /** Default 500. */
  status?: number
  /** The reason that people read. */
  message?: string
  /** The field of the body that is to be corrected. */
  field?: string
  /** Instead of the usual error: a text is sent as it is, anything else as JSON. */
  body?: unknown
  /** How many calls it meets; without a number, all. */
  times?: number
}

export type TestBackendOptions = {
  /** The signed-in user; null if no one is. Default: a user with every role. */
  user?: Partial<CurrentUser> | null
  /** The roles of the user; others are left out. */
  roles?: readonly Role[]
  /** Default: 412 (Larkspur Valley Unified), 413 and 414. */
  districts?: readonly Partial<District>[]
}

/** A backend in memory; see `createTestBackend`. */
export type TestBackend = {
  /** For the option `http` of a console. `TestConsole` passes it by itself. */
  readonly http: NonNullable<ApiOptions['http']>
  /** Answers a call from now on with this. */
  answer<Id extends OperationId>(id: Id, answer: BackendAnswer<Id>): void
  /**
   * Lets a call fail: with a status, without a connection (`offline`), or with an answer that can't be read (`malformed`). A later
   * failure of the same call takes its place. Returns what ends it.
   */
  fail(id: OperationId, failure: number | 'offline' | 'malformed' | BackendFailure): () => void
  /** Keeps the answers of a call back, and returns what lets them go. */
  hold(id: OperationId): () => void
  /** Answers a call later. */
  delay(id: OperationId, milliseconds: number): void
  /** The requests so far, in order. */
  calls(): readonly BackendCall[]
  calls<Id extends OperationId>(id: Id): readonly BackendCall<Id>[]
}

/**
 * Creates a backend in memory for tests of a host: each call of the contract is answered with a plausible sample until the test
 * says otherwise, and bodies and lists' questions are checked as a server does. The console's own client makes the requests and reads the answers, so
 * messages, retries and confirmations are those of the product. A change is confirmed, but not kept: a test that
 * reads afterwards answers with what it expects.
 * @example
 * const backend = createTestBackend({ roles: ['ROLE_IMPORT_LOG_VIEW'] })
 * backend.answer('importLogs.headers', fixtures('importLogs.headers', 60))
 * backend.fail('sisImports.sync', { status: 409, message: 'An import is running.' })
 */
export const createTestBackend = (options: TestBackendOptions = {}): TestBackend => {
  const answers = new Map<OperationId, (call: BackendCall) => unknown>()
  const failures = new Map<OperationId, BackendFailure & { left: number }>()
  const gates = new Map<OperationId, Promise<void>>()
  const recorded: BackendCall[] = []

  const answer: TestBackend['answer'] = (id, given) => {
    // A call is recorded under the ID that it was found by.
    const isHandler = (value: unknown): value is (call: BackendCall) => unknown => typeof value === 'function'
    answers.set(id, isHandler(given) ? given : () => given)
  }

  const fail: TestBackend['fail'] = (id, given) => {
    const failure = failureOf(given)
    const placed = { ...failure, left: failure.times ?? Number.POSITIVE_INFINITY }
    failures.set(id, placed)
    return () => {
      if (failures.get(id) === placed) failures.delete(id)
    }
  }

  const received = async (request: SentRequest): Promise<SentAnswer> => {
    const found = findCall(request.method, request.path)
    if (!found) return refusal(404, `The contract has no call ${request.method} ${request.path}.`)
    const { id } = found
    // What the body holds is checked below, as a server does.
    const call = {
      ...found,
      query: request.query,
      body: request.body,
      headers: request.headers,
    } as BackendCall
    recorded.push(call)
    await gates.get(id)
    const failure = failures.get(id)
    if (failure && failure.left > 0) {
      failure.left -= 1
      return failedAnswer(failure)
    }
    const fault = bodyFault(id, request.body)
    if (fault) return refusal(400, fault.message, fault.field)
    try {
      const own = answers.get(id)
      const data = own ? await own(call) : defaultAnswer(id, call)
      const { list } = OPERATIONS[id]
      const isList = list !== undefined && Array.isArray(data)
      return json(200, isList ? answerList(data, list, request.query) : { data })
    } catch (error) {
      return error instanceof BadListQuery ? refusal(400, error.message) : refusal(500, String(error))
    }
  }

  function calls(): readonly BackendCall[]
  function calls<Id extends OperationId>(id: Id): readonly BackendCall<Id>[]
  function calls(id?: OperationId): readonly BackendCall[] {
    return recorded.filter((call) => id === undefined || call.id === id)
  }

  setUp(answer, fail, options)
  return {
    http: memoryHttp(received),
    answer,
    fail,
    hold(id) {
      let release = () => {}
      gates.set(
        id,
        new Promise((resolve) => {
          release = resolve
        }),
      )
      return () => {
        gates.delete(id)
        release()
      }
    },
    delay(id, milliseconds) {
      const given = answers.get(id)
      answers.set(id, async (call) => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds))
        return given ? given(call) : defaultAnswer(id, call)
      })
    },
    calls,
  }
}

const setUp = (
  answer: TestBackend['answer'],
  fail: TestBackend['fail'],
  { user, roles, districts }: TestBackendOptions,
): void => {
  if (user === null) fail('session.userInfo', { status: 401, message: 'Sign in first.' })
  else {
    const own = roles && { roles: [...roles], reachableRoles: [...roles] }
    answer('session.userInfo', Object.assign(fixture('session.userInfo'), own, user))
  }
  if (!districts) return
  const all = districts.map((one) => fixture('districts.list', one))
  answer('districts.list', all)
  answer(
    'districts.all',
    all.map(({ id, lea, districtName, state, isActive, lastImportStatus }) => ({
      id,
      lea,
      districtName,
      state,
      isActive,
      lastImportStatus,
    })),
  )
}

const OFFLINE = 0

const failureOf = (given: Parameters<TestBackend['fail']>[1]): BackendFailure => {
  if (given === 'offline') return { status: OFFLINE }
  if (given === 'malformed') return { status: 200, body: '{"data": [' }
  return typeof given === 'number' ? { status: given } : given
}

const failedAnswer = ({ status = 500, message, field, body }: BackendFailure): SentAnswer => {
  if (status === OFFLINE) return undefined
  if (typeof body === 'string') return { status, text: body }
  if (body !== undefined) return json(status, body)
  return refusal(status, message ?? `The test lets this call fail with ${status}.`, field)
}

const json = (status: number, body: unknown): SentAnswer => ({ status, text: JSON.stringify(body) })

const refusal = (status: number, message: string, field?: string): SentAnswer =>
  json(status, { error: { code: status, message, field } })

/** What a server would find wrong with a body. */
const bodyFault = (id: OperationId, body: unknown): { message: string; field: string } | undefined => {
  const schema = Object.entries(OPERATION_BODIES).find(([name]) => name === id)?.[1]
  const [issue] = schema?.safeParse(body, { error: plainIssue }).error?.issues ?? []
  if (!issue) return undefined
  const field = issue.path.map(String).join('.')
  return { message: field === '' ? issue.message : `'${field}' is not valid: ${issue.message}`, field }
}
