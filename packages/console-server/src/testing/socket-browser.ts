/**
 * Returns a browser that calls servers of this machine over a socket, and sends back the cookies they set.
 * @param portOf the port of each server, by the number that a call gives as `at`
 * @example const { call } = socketBrowser(() => port.port, { 'user-agent': CHROME })
 */
export const socketBrowser = (
  portOf: (at: number) => number,
  headers: Readonly<Record<string, string>> = {},
) => {
  const cookies = new Map<string, string>()
  const exchange = async (path: string, init: RequestInit, at = 0): Promise<Response> => {
    const response = await fetch(`http://127.0.0.1:${portOf(at)}/api${path}`, {
      redirect: 'manual',
      ...init,
      headers: {
        ...headers,
        ...init.headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const call = async (method: string, path: string, body?: unknown, at = 0) => {
    const hasBody = body !== undefined
    const response = await exchange(
      path,
      {
        method,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
        },
        ...(hasBody ? { body: JSON.stringify(body) } : {}),
      },
      at,
    )
    const { data, error } = await response.json().catch(() => ({}))
    return { status: response.status, data, error, headers: response.headers }
  }
  return { call, cookies, exchange }
}
