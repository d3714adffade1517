import { type District, districtsResource, useDistrictList, useList } from '@edconsole/console-core'
import { useCallback, useMemo, useState } from 'react'
import type { OtherDistrict } from '../../features/district/form/taken-values.ts'
import { useDebounced } from '../../parts/debounced/use-debounced.ts'

/** The codes that the light list of districts does not have. */
export type LookedUpField = 'ncesLeaId' | 'stateLeaId'

export type OtherDistricts = {
  /** All by code and name; by the other codes those that have what is typed. */
  readonly known: readonly OtherDistrict[]
  /** Tells what is typed into a field, so that the server is asked who has it. */
  look(field: LookedUpField, code: string): void
}

const DEBOUNCE_MS = 300

/** The districts that are there, as far as what is entered may be theirs. */
export const useOtherDistricts = (): OtherDistricts => {
  const { list } = useDistrictList()
  const [codes, setCodes] = useState({ ncesLeaId: '', stateLeaId: '' })
  const look = useCallback(
    (field: LookedUpField, code: string) =>
      setCodes((was) => (was[field] === code ? was : { ...was, [field]: code })),
    [],
  )
  const nces = useHolders('ncesLeaId', useDebounced(codes.ncesLeaId, DEBOUNCE_MS))
  const state = useHolders('stateLeaId', useDebounced(codes.stateLeaId, DEBOUNCE_MS))
  return useMemo(
    () => ({ known: [...(nces ?? []), ...(state ?? []), ...(list ?? [])], look }),
    [nces, state, list, look],
  )
}

/** Each state has codes of its own, so one may be there once for each. */
const STATES_MAX = 100

/** Who has a code; an addition to the form, so a failure is not worth a message. */
const useHolders = (field: LookedUpField, code: string): readonly District[] | undefined =>
  useList(
    districtsResource.list,
    { limit: STATES_MAX, filter: { [field]: code } },
    { enabled: code !== '', silent: true },
  ).data
