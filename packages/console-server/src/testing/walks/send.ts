import type { TestFetch } from '../create-test-server.ts'

/**
 * Sends calls below one address and reads their answers, the status beside data and error.
 * @example const ask = sender('/ied/instances'); (await ask(browser, 'PATCH', '/31', { name: 'x' })).error
 */
export const sender =
  (base: string) =>
  async (
    browser: TestFetch,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await browser(`/api${base}${path}`, { method, headers, ...sent })
    return { status: response.status, ...(await response.json()) }
  }
