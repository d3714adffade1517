import axios, { type AxiosInstance } from 'axios'

export type SeenRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
}
export type Reply = { status?: number; body?: unknown } | Response

/** An axios that is answered in memory, for tests of what is sent and what is made of answers. */
export const fakeHttp = (answer: (request: SeenRequest) => Reply | Promise<Reply>): AxiosInstance => {
  const answering = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const text = await request.clone().text()
    const reply = await Promise.race([
      answer({
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: text ? JSON.parse(text) : undefined,
      }),
      aborted(request.signal),
    ])
    if (reply instanceof Response) return reply
    const { status = 200, body = { data: { id: 1 } } } = reply
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  return axios.create({
    adapter: 'fetch',
    env: { fetch: answering },
    // Relative addresses have no meaning outside a page.
    baseURL: ORIGIN,
  })
}

export const ORIGIN = 'http://console.test'

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(new DOMException('aborted', 'AbortError'))
    if (signal.aborted) fail()
    signal.addEventListener('abort', fail)
  })
