import { type DistrictListItem, useDistrict } from '@edconsole/console-core'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { allDistricts, withRecent } from './district-options.ts'
import { runInSlices } from './run-in-slices.ts'

const sorted = new WeakMap<readonly DistrictListItem[], Promise<readonly ComboboxOption[]>>()

/** What District Select lists; undefined until the list came and was sorted, which is done once for each list. */
export function useDistrictOptions(): readonly ComboboxOption[] | undefined {
  const { list, recent } = useDistrict()
  const [all, setAll] = useState<readonly ComboboxOption[]>()
  useEffect(() => {
    if (!list) return
    let left = false
    const running = sorted.get(list) ?? runInSlices(allDistricts(list))
    sorted.set(list, running)
    void running.then((options) => {
      // The panel is there first, and its list is drawn between what else the page has to do.
      if (!left) startTransition(() => setAll(options))
    })
    return () => {
      left = true
    }
  }, [list])
  return useMemo(() => all && withRecent(all, recent), [all, recent])
}
