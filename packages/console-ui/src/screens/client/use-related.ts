import {
  authenticationsResource,
  CONSTANTS,
  clientsResource,
  instancesResource,
  schoolYearOf,
  subscriptionsResource,
  useAccess,
  useClock,
  useConsoleSettings,
  useItem,
  useList,
  usersResource,
  zonedDay,
} from '@edconsole/console-core'
import { useDistrictsOfClient } from '../../features/clients/use-districts-of-client.ts'
import { timelineOf } from './timeline.ts'

/** So many users are named. */
const USERS_SHOWN = 5

/** What belongs to the client, each read by itself. */
export const useRelated = (id: string, enabled: boolean) => {
  const { allows, can } = useAccess()
  const { timeZone } = useConsoleSettings()
  const now = useClock()()
  const clientId = Number(id)
  const within = { clientId }
  const maySeeAuthentications =
    allows({ all: ['ROLE_IMT_AUTHENTICATIONS_VIEW'] }) || allows({ all: ['ROLE_SETUP_AUTH_VIEW'] })
  const ofClient = { filter: within, limit: CONSTANTS.limitMax }
  const products = useItem(clientsResource.products, { params: { id } }, { enabled })
  const subscriptions = useList(subscriptionsResource.list, ofClient, { enabled, within })
  const instances = useList(instancesResource.list, ofClient, { enabled, within })
  const districts = useDistrictsOfClient(clientId, { enabled })
  const users = useList(
    usersResource.list,
    { filter: within, limit: USERS_SHOWN },
    { enabled: enabled && can('users'), within },
  )
  const authentications = useList(
    authenticationsResource.list,
    { limit: CONSTANTS.limitMax },
    { enabled: enabled && maySeeAuthentications, clientId, within },
  )
  const isKnown = products.data !== undefined && !subscriptions.loading
  const timeline = isKnown
    ? timelineOf({
        products: products.data ?? [],
        subscriptions: subscriptions.data ?? [],
        today: zonedDay(now, timeZone),
        schoolYear: schoolYearOf(now, timeZone),
      })
    : undefined
  return {
    products,
    subscriptions,
    instances,
    districts,
    users,
    authentications,
    maySeeAuthentications,
    timeline,
  }
}
