import { type District, placeOf, routeTable, useDistrict, useNavigator } from '@edconsole/console-core'

/**
 * Where a new district leads (R43): it is selected, and the page before opens again unless that was about another district;
 * then the new one's overview.
 */
export const useAfterAdding = (): ((district: District) => Promise<void>) => {
  const { select } = useDistrict()
  const { go, back, previous } = useNavigator()
  return async ({ id }) => {
    const overview = placeOf('district', { districtId: String(id) })
    const before = previous()
    await select(id)
    if (before !== null && routeTable[before.id].scope !== 'district') back(overview)
    else go(overview, { replace: true })
  }
}
