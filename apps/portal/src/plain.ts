/** With `?plain` the portal leaves its own styles out, so that the console's can be compared with and without them. */
export const PLAIN = new URLSearchParams(location.search).has('plain')
