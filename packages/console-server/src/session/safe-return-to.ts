import { routeTable } from '@edconsole/console-core/contract'

const paths = Object.values(routeTable)
  .flatMap((route) => [...(route.path ? [route.path] : []), ...(route.aliases ?? [])])
  .map((path) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`))

/** Longer than any list's state; what is longer would not fit into the headers of many proxies. */
const LENGTH_MAX = 2048

/** Where to go after signing in: an address of the console itself, whatever was asked for. */
export const safeReturnTo = (wanted: string | undefined): string => {
  if (wanted !== undefined && wanted.length > LENGTH_MAX) return '/'
  // A second slash, a backslash or a control character can lead a browser to another host.
  if (wanted === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return '/'
  const home = 'http://console.invalid'
  const url = URL.canParse(wanted, home) ? new URL(wanted, home) : null
  if (!url || url.origin !== home || url.pathname === '/login') return '/'
  return paths.some((path) => path.test(url.pathname)) ? `${url.pathname}${url.search}${url.hash}` : '/'
}
