import type { DistrictFields } from '../entities/district.ts'
import { STATE_FIPS } from '../lists/state-fips.ts'
import { US_STATES } from '../lists/us-states.ts'
import type { CrossRule } from './cross-rules.ts'

/** Codes that have to fit the state, and one another. */
export const DISTRICT_RULES: readonly CrossRule<DistrictFields>[] = [
  {
    field: 'ncesLeaId',
    of: ['ncesLeaId', 'state'],
    fault: ({ ncesLeaId, state }) =>
      ncesLeaId && state && !ncesLeaId.startsWith(STATE_FIPS[state])
        ? `an NCES district ID in ${US_STATES[state]} starts with ${STATE_FIPS[state]}`
        : undefined,
  },
  {
    field: 'stateLeaId',
    of: ['stateLeaId', 'state'],
    fault: ({ stateLeaId, state }) =>
      stateLeaId && state === 'CA' && !/^\d{7}0{7}$/.test(stateLeaId)
        ? 'a district CDS code has 14 digits and ends in 0000000'
        : undefined,
  },
]
