import { CONSTANTS, type District, districtsResource, type ListState, useList } from '@edconsole/console-core'

/** The districts of a client, as far as the backend knows whose they are. */
export const useDistrictsOfClient = (
  clientId: number,
  options: { enabled?: boolean; silent?: boolean } = {},
): ListState<District> => {
  const linked = useList(
    districtsResource.list,
    { filter: { illuminateClientId: clientId }, limit: CONSTANTS.limitMax },
    Object.assign({}, options, { within: { clientId } }),
  )
  // A backend that doesn't know the filter answers with every district.
  const ours = linked.data?.filter(({ illuminateClientId }) => illuminateClientId === clientId)
  return Object.assign({}, linked, { data: ours, totalCount: ours?.length })
}
