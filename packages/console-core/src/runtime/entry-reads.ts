import { type AddressInput, addressOf } from '../api/address-of.ts'
import {
  districtsResource,
  referenceResource,
  sessionResource,
  userPreferencesResource,
} from '../resources/index.ts'
import type { Operation } from '../resources/operation.ts'
import { districtById, FIRST_DISTRICTS } from './district-reads.ts'

/** The operator's text on every page (R20). */
export const BANNER_KEY = 'console.banner.message'

/**
 * The addresses below `/api` of what the console asks for before it can draw a screen, in its own spelling: a server may
 * answer them with the page (`ConsoleOptions.answers`).
 * @param districtId of the address, if it names one
 */
export const entryAddresses = (districtId: string | undefined): string[] => {
  const reads: [Pick<Operation, 'path'>, AddressInput?][] = [
    [sessionResource.userInfo],
    [userPreferencesResource.get],
    [districtsResource.all, { query: FIRST_DISTRICTS }],
    [referenceResource.configuration, { params: { key: BANNER_KEY } }],
  ]
  if (districtId !== undefined) reads.push([districtsResource.list, { query: districtById(districtId) }])
  return reads.map(([operation, input = {}]) => addressOf(operation, input))
}
