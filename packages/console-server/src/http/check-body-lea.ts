import { ApiError } from './api-error.ts'

/** The address may name the district that the body makes (R18), and no other. */
export const checkBodyLea = (wanted: unknown, body: unknown): void => {
  const own = typeof body === 'object' && body !== null && 'lea' in body ? body.lea : undefined
  if (wanted !== undefined && wanted !== own)
    throw new ApiError(400, "The parameter 'lea' is not the 'lea' of the body.", 'lea')
}
