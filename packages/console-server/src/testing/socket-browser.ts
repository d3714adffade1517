/**
 * Returns a browser that calls servers of this machine over a socket, and sends back the cookies they set.
 * @param portOf the port of each server, by the number that a call gives as `at`
 * @example const { call } = socketBrowser(() => port.port, { 'user-agent': CHROME })
 */
export const socketBrowser = (portOf: (at: number) => number, headers: Readonly<Record<string, string>>) => {
  const cookies = new Map<string, string>()
  const call = async (method: string, path: string, body?: unknown, at = 0) => {
    const response = await fetch(`http://127.0.0.1:${portOf(at)}/api${path}`, {
      method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const { data, error } = await response.json()
    return { status: response.status, data, error, headers: response.headers }
  }
  return { call, cookies }
}
