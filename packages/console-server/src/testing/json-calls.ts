import type { TestFetch } from './create-test-server.ts'

type Failure = { code: number; message: string; field?: string }

/** What a call answered: its status, and whichever parts of the envelope there were (R17). */
export type JsonAnswer<Data> = {
  status: number
  data: Data
  error?: Failure
  errors?: { code: number | string; message: string; id?: number; step?: string }[]
  extensions?: { totalCount: number }
  /** The answer as it came. */
  text: string
}

/** Makes calls with JSON bodies for a signed-in user. */
export const jsonCalls =
  (browser: TestFetch) =>
  async <Data = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<JsonAnswer<Data>> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
    const response = await browser(`/api${path}`, init)
    const text = await response.text()
    return { status: response.status, text, ...JSON.parse(text) }
  }
