import { routeTable, SIGN_IN_POP_UP_PATH } from '@edconsole/console-core/contract'

const paths = Object.values(routeTable)
  .flatMap((route) => [...(route.path ? [route.path] : []), ...(route.aliases ?? [])])
  .map((path) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`))

/** Longer than the state of any list; longer addresses exceed the header limits of many proxies. */
const LENGTH_MAX = 2048

/** Returns where to go after sign-in: always an address of the console itself. */
export const safeReturnTo = (wanted: string | undefined): string => {
  if (wanted !== undefined && wanted.length > LENGTH_MAX) return '/'
  if (wanted === SIGN_IN_POP_UP_PATH) return wanted
  // A second slash, a backslash or a control character can lead a browser to another host.
  if (wanted === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return '/'
  const home = 'http://console.invalid'
  const url = URL.canParse(wanted, home) ? new URL(wanted, home) : null
  if (!url || url.origin !== home || url.pathname === '/login') return '/'
  return paths.some((path) => path.test(url.pathname)) ? `${url.pathname}${url.search}${url.hash}` : '/'
}

/** Returns the address of the sign-in page that leads to a wanted page. */
export const signInPath = (wanted: string | undefined): string => {
  const returnTo = safeReturnTo(wanted)
  return returnTo === '/' ? '/login' : `/login?${new URLSearchParams({ returnTo })}`
}
