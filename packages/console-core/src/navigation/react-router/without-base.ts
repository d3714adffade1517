/** A path below the router's base, as the route table knows it. */
export const withoutBase = (pathname: string, basename = ''): string => {
  const base = basename.replace(/\/$/, '')
  const below = base !== '' && (pathname === base || pathname.startsWith(`${base}/`))
  return below ? pathname.slice(base.length) || '/' : pathname
}
