import type { UserId } from '../entities/current-user.ts'
import type { Operation } from '../resources/operation.ts'

/** The district that a key belongs to; null for provider-level calls. */
export type KeyDistrict = {
  readonly id: string
  readonly lea: string
  readonly clientId: number | null
} | null

/**
 * The only maker of query keys (architecture 6): the key carries user and district, and the query function reads the
 * district from the key, so an answer can never be stored for, or shown under, another one.
 */
export type QueryKey = readonly [
  'ec',
  userId: UserId | null,
  'district' | 'global',
  district: KeyDistrict,
  resource: string,
  operation: string,
  input: unknown,
]

export const queryKeyOf = (
  userId: UserId | null,
  district: KeyDistrict,
  operation: Pick<Operation, 'resource' | 'id'>,
  input: unknown,
): QueryKey => [
  'ec',
  userId,
  district ? 'district' : 'global',
  district,
  operation.resource,
  operation.id,
  input,
]

/** True for our own keys: a host's query client may hold others. */
export const isOurKey = (key: readonly unknown[]): boolean => key[0] === 'ec'

/** True if a key belongs to the district. */
export const keyOfDistrict = (key: readonly unknown[], districtId: string): boolean => {
  const district = isOurKey(key) ? key[3] : null
  return typeof district === 'object' && district !== null && 'id' in district && district.id === districtId
}
