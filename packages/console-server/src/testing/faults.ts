import { OPERATIONS, type OperationId } from '@edconsole/console-core/contract'

/**
 * Which calls a fault meets: one of the contract, a method with an address (`{…}` stands for any one part),
 * or whatever a function says.
 */
export type FaultMatch = OperationId | `${string} /api/${string}` | ((request: Request) => boolean)

/**
 * What happens to a call. `status`, `message`, `body` and `drop` take the place of the answer, and the server never hears of the
 * call; `delayMs` and `hold` keep back whatever answer there is.
 */
export type Fault = {
  /** 500 without a body, 200 with one. */
  status?: number
  /** What the failure says, in the shape of the server: `{ status: 409, message: 'It was changed meanwhile.' }`. */
  message?: string
  /** A text is sent as it stands, broken JSON too; anything else as JSON. */
  body?: string | object
  /** The connection breaks: `fetch` rejects, as it does without a network. */
  drop?: true
  /** The server does its work first: a change is kept, and its answer is lost. */
  reached?: true
  /** The answer comes this much later. */
  delayMs?: number
  /** The answer waits for `release()`. */
  hold?: true
  /** How many calls it meets; without a number, all. */
  times?: number
}

export type PlacedFault = {
  /** How many calls met it so far. */
  readonly met: number
  /** Resolves as soon as an answer is kept back. */
  held: () => Promise<void>
  /** Hands over what is kept back; nothing waits any more. */
  release: () => void
  /** Meets no further call, and releases. */
  remove: () => void
}

export type Faults = {
  /**
   * Places a fault in front of the server. Of several that meet a call, the one that was placed first and is not used
   * up counts.
   * @example
   * server.faults.on('sites.list', { status: 503, times: 1 })
   * server.faults.on('PATCH /api/district/site/{id}', { drop: true, reached: true })
   * const late = server.faults.on('importLogs.headers', { hold: true })
   * late.release()
   */
  on: (match: FaultMatch, fault: Fault) => PlacedFault
  /** Takes all of them away. */
  clear: () => void
}

type Fetch = (request: Request) => Response | Promise<Response>

type Placed = PlacedFault & {
  meets: (request: Request) => boolean
  play: (request: Request, fetch: Fetch) => Promise<Response>
}

/**
 * Puts faults in front of anything that answers requests. Runs in browsers too.
 * @example
 * const { fetch, faults } = faultsInFrontOf((request) => server.fetch(request))
 */
export const faultsInFrontOf = (
  server: Fetch,
): { fetch: (request: Request) => Promise<Response>; faults: Faults } => {
  const placed = new Set<Placed>()
  const on: Faults['on'] = (match, fault) => {
    const one = placeFault(match, fault, () => placed.delete(one))
    placed.add(one)
    return one
  }
  const clear = () => {
    for (const one of placed) one.remove()
  }
  const fetch = async (request: Request) => {
    const met = [...placed].find((one) => one.meets(request))
    return met ? met.play(request, server) : server(request)
  }
  return { fetch, faults: { on, clear } }
}

const placeFault = (match: FaultMatch, fault: Fault, forget: () => void): Placed => {
  const matches = matcherOf(match)
  const released = gate()
  const someHeld = gate()
  let met = 0
  const play = async (request: Request, fetch: Fetch): Promise<Response> => {
    met += 1
    const answer = answerOf(fault, request, fetch)
    // Checked below; until then, a rejection must not count as unhandled.
    answer.catch(() => {})
    if (fault.delayMs !== undefined) await unlessAborted(request, wait(fault.delayMs))
    if (fault.hold) {
      await answer.catch(() => {})
      someHeld.open()
      await unlessAborted(request, released.opened)
    }
    return answer
  }
  return {
    get met() {
      return met
    },
    meets: (request) => met < (fault.times ?? Number.POSITIVE_INFINITY) && matches(request),
    play,
    held: () => someHeld.opened,
    release: released.open,
    remove: () => {
      forget()
      released.open()
    },
  }
}

const answerOf = async (fault: Fault, request: Request, fetch: Fetch): Promise<Response> => {
  const { drop, message, body: given } = fault
  const replaced = drop || message !== undefined || given !== undefined || fault.status !== undefined
  if (!replaced) return fetch(request)
  if (fault.reached) await fetch(request)
  if (drop) throw new TypeError('fetch failed')
  const status = fault.status ?? (given === undefined ? 500 : 200)
  const body = given ?? { error: { code: status, message: message ?? 'A fault that the test asked for.' } }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const bodyless = [101, 204, 205, 304].includes(status)
  return new Response(bodyless ? null : text, { status, headers: { 'content-type': 'application/json' } })
}

const matcherOf = (match: FaultMatch): ((request: Request) => boolean) => {
  if (typeof match === 'function') return match
  const { method, path } = isOperation(match) ? ofOperation(match) : ofAddress(match)
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()[\]\\|{}]/g, '\\$&'))
  const address = new RegExp(`^${parts.join('[^/]+')}/?$`)
  return (request) => request.method === method && address.test(new URL(request.url).pathname)
}

const isOperation = (match: string): match is OperationId => Object.hasOwn(OPERATIONS, match)

const ofOperation = (id: OperationId) => {
  const { method, path } = OPERATIONS[id]
  return { method, path: `/api${path.replace(/\/$/, '')}` }
}

const ofAddress = (text: string) => {
  const [, method, path] = /^([A-Z]+) (\/\S+)$/.exec(text) ?? []
  if (method === undefined || path === undefined)
    throw new Error(`A fault meets a call such as sites.list, or GET /api/district/sites; not ${text}.`)
  return { method, path }
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

const unlessAborted = (request: Request, waited: Promise<void>): Promise<void> =>
  Promise.race([
    waited,
    new Promise<never>((_, reject) => {
      const { signal } = request
      const abort = () => reject(signal.reason)
      if (signal.aborted) abort()
      else signal.addEventListener('abort', abort, { once: true })
    }),
  ])

const gate = (): { opened: Promise<void>; open: () => void } => {
  let open = () => {}
  const opened = new Promise<void>((done) => {
    open = done
  })
  return { opened, open: () => open() }
}
