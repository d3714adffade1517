import type { Place } from '../routes/place.ts'
import { placeFromHref } from '../routes/place-from-href.ts'

/** Where somebody on the login page wanted to go (R14), or null. Never leads out of the console, nor back to login. */
export const wantedPlace = (login: Place): Place | null => {
  const returnTo = login.query?.returnTo
  const wanted = typeof returnTo === 'string' ? placeFromHref(returnTo) : null
  return wanted?.id === 'login' ? null : wanted
}
