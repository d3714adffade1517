import {
  type Denial,
  rolesResource,
  routeTable,
  useAccess,
  useConfiguration,
  useDistrictList,
  useList,
  useMessages,
  useNavigator,
  useSession,
} from '@edconsole/console-core'
import { grantingRoles } from './granting-roles.ts'
import { accessMessages } from './messages.ts'

export type AccessRequest = {
  /** Of the page. */
  title: string
  facts: readonly { key: string; value: string }[]
  /** The same as text that can be sent. */
  text: string
  /** The mail address of who gives roles (R20). */
  contact: string | undefined
}

/** More roles than there are in any installation. */
const ALL = 200
const NAMED = 3

/**
 * What to request after a denial, and from whom: person, page, role, address. Only users who may read roles are told which
 * roles give access.
 */
export function useAccessRequest({ place, missing }: Denial): AccessRequest {
  const m = useMessages('patterns', accessMessages).access
  const { user } = useSession()
  const { list } = useDistrictList()
  const access = useAccess()
  const { href } = useNavigator()
  const contact = useConfiguration('console.support.email')
  const { data: definitions } = useList(
    rolesResource.list,
    { limit: ALL },
    { enabled: access.can('roles') || access.can('user-roles'), silent: true },
  )
  const title = routeTable[place.id].title ?? ''
  const district = list?.find(({ id }) => String(id) === place.params.districtId)
  const path = href(place)
  const facts = [
    { key: m.person, value: user ? `${user.ssoUser.name} (${user.emailAddress})` : '' },
    { key: m.page, value: title },
    { key: m.district, value: district ? `${district.districtName} (${district.lea})` : '' },
    { key: m.missingRoles(missing.length), value: missing.join(', ') },
    {
      key: m.grantedBy,
      value: definitions
        ? namesOf(grantingRoles({ definitions, missing, isEmployee: access.isEmployee }), m)
        : '',
    },
    { key: m.address, value: path === undefined ? '' : new URL(path, window.location.href).href },
  ].filter(({ value }) => value !== '')
  const text = [m.subject, ...facts.map(({ key, value }) => `${key}: ${value}`)].join('\n')
  return { title, facts, text, contact }
}

function namesOf(roles: readonly string[], m: typeof accessMessages.access): string {
  if (roles.length === 0) return m.noRole
  const more = roles.length - NAMED
  const named = roles.slice(0, NAMED).join(', ')
  return more > 0 ? m.andMore(named, more) : named
}
