import { type ConsoleEvent, memoryNavigation, placeWith, type ScreenId } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { act, waitFor } from '@testing-library/react'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { afterAll, beforeAll, expect } from 'vitest'
import { screenLoaders } from '../screens/screens.ts'
import { type ShownScreen, showScreen } from './show-screen.tsx'

export type EveryScreenOptions = {
  /** The signed-in user; default: a user with every role. */
  as?: string
  /** In place of the district that has all a screen shows. */
  districtId?: string
  /** What stands around the screen; nothing when absent. */
  around?: ComponentType<{ children: ReactNode }>
  /** What comes in place of an answer of the server. */
  answer?: (response: Response, request: Request) => Response | Promise<Response>
  /** Answers to reads of earlier showings, which the server needn't give again. */
  known?: Map<string, Response>
}

export type OneOfEveryScreen = Pick<ShownScreen, 'runtime' | 'calls'> & {
  /** What the host was told, in order. */
  events: ConsoleEvent[]
  /** Until nothing has been on its way for a while, but for so many calls that are kept back. */
  quiet(kept?: () => number): Promise<void>
}

/** Any screen over one server, each at a place that exists there. */
export type EveryScreen = {
  readonly server: TestServer
  /** Draws a screen; settles when it is known who is there, and in which district. */
  show(id: ScreenId, options?: EveryScreenOptions): Promise<OneOfEveryScreen>
}

/** A screen for people who are signed in. */
export type SignedInScreen = Exclude<ScreenId, 'login'>

export const SIGNED_IN_SCREENS: readonly SignedInScreen[] = Object.keys(screenLoaders).filter(
  (id): id is SignedInScreen => id !== 'login',
)

/** Asked beside every screen, and by the frame: who is there, and where. */
export const FRAME_READS: readonly string[] = ['/api/user-info', '/api/districts', '/api/user-preferences']

/**
 * Starts the server of a test file that walks all screens.
 * @example
 * const every = everyScreen() // once in a file
 * const { quiet } = await every.show('import-logs')
 */
export function everyScreen(): EveryScreen {
  let server: TestServer
  let paramsOf: Awaited<ReturnType<typeof readParams>>
  beforeAll(async () => {
    server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
    paramsOf = await readParams(server)
  }, 240_000)
  afterAll(() => server.close())

  // To sign in takes longer than to draw a screen.
  const sessions = new Map<string, Promise<string>>()
  const signIn = (email: string): Promise<string> => {
    const session = sessions.get(email) ?? server.signIn(email)
    sessions.set(email, session)
    return session
  }
  return {
    get server() {
      return server
    },
    async show(
      id,
      { as = 'employee@example.org', districtId, around: Around = Fragment, answer, known } = {},
    ) {
      const { screen: Loaded } = await screenLoaders[id]()
      // Which parameters a screen takes is known by its id alone.
      const Screen = Loaded as unknown as ComponentType<Params>
      const params = paramsOf(id, districtId)
      const events: ConsoleEvent[] = []
      const { runtime, calls } = await showScreen(
        <Around>
          <Screen {...params} />
        </Around>,
        {
          server: {
            now: server.now,
            signIn,
            fetch: async (request) => {
              const response = await asked(server, request, known)
              return answer ? answer(response, request) : response
            },
          },
          as,
          foreign: answer !== undefined,
          navigation: memoryNavigation(placeWith(id, params)),
          onEvent: (event) => events.push(event),
        },
      )
      await waitFor(() => expect(events).toContainEqual(expect.objectContaining({ type: 'signed-in' })))
      await act(() => runtime.districts.ready())
      // A router follows the district of the address.
      if (runtime.session.get().user) await act(() => runtime.districts.follow(params.districtId ?? ''))
      await waitFor(() => expect(runtime.districts.get().status).not.toBe('loading'))
      // One answer leads to the next question.
      const quiet = async (kept = () => 0) => {
        const { queryClient } = runtime.api
        for (let still = 0; still < 4; still = queryClient.isFetching() <= kept() ? still + 1 : 0)
          await act(() => new Promise<void>((done) => setTimeout(done, 5)))
      }
      return { runtime, calls, events, quiet }
    },
  }
}

const asked = async (
  server: TestServer,
  request: Request,
  known: Map<string, Response> | undefined,
): Promise<Response> => {
  if (!known || request.method !== 'GET') return server.fetch(request)
  const response = known.get(request.url) ?? (await server.fetch(request))
  known.set(request.url, response.clone())
  return response
}

type Params = Readonly<Record<string, string>>

/** Finds the ids of one import, one template, one sending, one export and one person of the same district, of one role, one client, an account and a sign-in provider of it, and one instance. */
async function readParams(server: TestServer): Promise<(id: ScreenId, districtId?: string) => Params> {
  const district = server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))
  const browser = await server.browser('employee@example.org')
  const first = async (path: string): Promise<Record<string, unknown>> => {
    const answer = await browser(`/api/${path}&lea=${district?.lea}&limit=1`)
    const { data }: { data: Record<string, unknown>[] } = await answer.json()
    return data[0] ?? {}
  }
  const { batchId } = await first('district/import-log-headers?')
  const { etlStatusId } = await first(`district/import-log-results?filter[batchId]=${batchId}`)
  const template = await first('district/sis-imports?')
  const sent = await first('district/export-log-headers?')
  const file = await first(`district/export-log-results?filter[batchId]=${sent.batchId}`)
  const { id, productId } = await first('export?')
  const one = async (path: string): Promise<Record<string, unknown>> => {
    const { data }: { data: Record<string, unknown>[] } = await (await browser(`/api/${path}&limit=1`)).json()
    return data[0] ?? {}
  }
  const role = await one('roles?filter[roleType]=custom')
  const person = await one('users?search=api@example.org')
  const ofImports = { batchId, etlStatusId, id: template.id, authXAccountId: person.authXAccountId }
  const staff = await first('district/staffs?')
  const instance = await one('ied/instances?search=larkspur-valley-prod')
  const client = await one('ied/clients?filter[slug]=larkspur-valley')
  const ofClient = async (path: string): Promise<Record<string, unknown>> => {
    const headers = { 'x-ied-client-id': String(client.id) }
    const answer = await browser(`/api/${path}?limit=1`, { headers })
    const { data }: { data: Record<string, unknown>[] } = await answer.json()
    return data[0] ?? {}
  }
  const account = await ofClient('accounts')
  const authentication = await ofClient('ied/authentications/')
  const idOf: Partial<Record<ScreenId, unknown>> = {
    'role-edit': role.id,
    'console-user-edit': person.id,
    instance: instance.id,
    'instance-edit': instance.id,
    'imt-accounts': account.id,
    'imt-authentications': authentication.id,
    client: client.id,
    'client-edit': client.id,
    'user-edit': staff.id,
  }
  const ofExports = { batchId: sent.batchId, etlStatusId: file.etlStatusId, id, productId }
  return (screen, districtId = String(district?.id)) => {
    const own = idOf[screen]
    const ids = Object.entries(
      own !== undefined ? { id: own } : screen.startsWith('export') ? ofExports : ofImports,
    )
    return Object.fromEntries([['districtId', districtId], ...ids.map(([name, id]) => [name, String(id)])])
  }
}
