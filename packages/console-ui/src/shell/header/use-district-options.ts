import { type DistrictListItem, useDistrict } from '@edconsole/console-core'
import { startTransition, useEffect, useState } from 'react'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { allDistricts, withRecent } from './district-options.ts'
import { runInSlices } from './run-in-slices.ts'

const sorted = new WeakMap<readonly DistrictListItem[], Promise<readonly ComboboxOption[]>>()

/** What District Select lists; undefined until the list came and was sorted, which is done once for each list. */
export function useDistrictOptions(): readonly ComboboxOption[] | undefined {
  const { list, recent } = useDistrict()
  const [options, setOptions] = useState<readonly ComboboxOption[]>()
  useEffect(() => {
    if (!list) return
    let left = false
    const all = sorted.get(list) ?? runInSlices(allDistricts(list))
    sorted.set(list, all)
    const arrange = async () => {
      const arranged = await runInSlices(withRecent(await all, recent))
      // The panel is there first, and its list is drawn between what else the page has to do.
      if (!left) startTransition(() => setOptions(arranged))
    }
    void arrange()
    return () => {
      left = true
    }
  }, [list, recent])
  return options
}
