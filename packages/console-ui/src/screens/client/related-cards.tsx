import {
  AUTH_PROVIDERS,
  type Authentication,
  type District,
  formatDateTime,
  INSTANCE_STATUSES,
  type Instance,
  type ListState,
  placeOf,
  type User,
  useAccess,
  useClock,
  useConsoleSettings,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { expiryOf } from '../../features/sign-in/expiry.ts'
import { ProviderIcon } from '../../features/sign-in/provider-icon.tsx'
import { Badge } from '../../parts/badge/badge.tsx'
import { writeDay } from '../../parts/date-field/read-day.ts'
import { WarningIcon } from '../../parts/icons/icons.ts'
import { StatusText } from '../../parts/status/status-text.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { ClientPageMessages } from './messages.ts'
import { RelatedCard } from './related-card.tsx'
import * as css from './screen.css.ts'

type OfClient<Row> = { list: ListState<Row>; m: ClientPageMessages }

/** The instances of the client. */
export function InstancesCard({
  clientId,
  list,
  m,
}: OfClient<Instance> & { clientId: number }): ReactElement {
  const { can } = useAccess()
  const { timeZone } = useConsoleSettings()
  const mayOpen = can('instance')
  const all = placeOf('imt-instances', {}, { query: { filter: { clientId: [String(clientId)] } } })
  const titles: Readonly<Record<string, string>> = m.instances.environments
  const words: Readonly<Record<string, string>> = m.instances.statuses
  const tones: Readonly<Record<string, { tone: Parameters<typeof Badge>[0]['tone'] }>> = INSTANCE_STATUSES
  return (
    <RelatedCard
      title={m.sections.instances}
      list={list}
      none={m.instances.none}
      aside={can('imt-instances') ? <PlaceLink to={all}>{m.instances.all}</PlaceLink> : null}
      keyOf={({ id }) => id}
      line={({ id, name, environment, status, products, version, updatedAt }) => ({
        title: mayOpen ? <PlaceLink to={placeOf('instance', { id: String(id) })}>{name}</PlaceLink> : name,
        below: [
          titles[environment] ?? environment,
          Array.isArray(products) ? m.instances.products(products.length) : '',
          version && m.instances.version(version),
          updatedAt && m.instances.edited(formatDateTime(updatedAt, timeZone)),
        ]
          .filter(Boolean)
          .join(' · '),
        end: <Badge tone={tones[status]?.tone ?? 'neutral'}>{words[status] ?? status}</Badge>,
      })}
    />
  )
}

/** The ways to sign in of the client. */
export function AuthenticationsCard({
  clientId,
  list,
  m,
}: OfClient<Authentication> & { clientId: number }): ReactElement {
  const { can } = useAccess()
  const { timeZone } = useConsoleSettings()
  const now = useClock()()
  const titles: Readonly<Record<string, string>> = AUTH_PROVIDERS
  return (
    <RelatedCard
      title={m.sections.authentications}
      list={list}
      none={m.authentications.none}
      aside={
        can('imt-authentications') ? (
          <PlaceLink to={placeOf('imt-authentications', {}, { query: { clientId: String(clientId) } })}>
            {m.authentications.manage}
          </PlaceLink>
        ) : null
      }
      keyOf={({ id }) => id}
      line={(one) => {
        const expiry = one.isEnabled ? expiryOf(one, now, timeZone) : null
        const { enabled, disabled, default: first } = m.authentications
        const title = titles[one.provider] ?? one.provider
        const state = one.isEnabled ? (one.isDefault ? `${enabled}, ${first}` : enabled) : disabled
        return {
          icon: <ProviderIcon provider={one.provider} />,
          title,
          // Most providers keep the name of their kind; saying it twice says nothing.
          below: one.displayName === title ? undefined : one.displayName,
          end:
            expiry && expiry.state !== 'later' ? (
              <span className={css.soon}>
                <WarningIcon size="sm" />
                {expiry.state === 'ended'
                  ? m.authentications.ended(writeDay(expiry.day))
                  : m.authentications.soon(expiry.days)}
              </span>
            ) : (
              state
            ),
        }
      }}
    />
  )
}

/** Who of the client may use the console: the first few by name. */
export function UsersCard({ clientId, list, m }: OfClient<User> & { clientId: number }): ReactElement {
  const all = placeOf('users', {}, { query: { filter: { clientId: [String(clientId)] } } })
  const { can } = useAccess()
  const { timeZone } = useConsoleSettings()
  const mayOpen = can('console-user-edit')
  const words: Readonly<Record<string, string>> = m.users.statuses
  const others = (list.totalCount ?? 0) - (list.data?.length ?? 0)
  return (
    <RelatedCard
      title={m.sections.users}
      list={list}
      none={m.users.none}
      aside={<PlaceLink to={all}>{m.users.all}</PlaceLink>}
      keyOf={({ id }) => id}
      line={({ id, firstName, lastName, emailAddress, status, lastLogin }) => {
        const name = [firstName, lastName].filter(Boolean).join(' ') || emailAddress
        return {
          title: mayOpen ? (
            <PlaceLink to={placeOf('console-user-edit', { id: String(id) })}>{name}</PlaceLink>
          ) : (
            name
          ),
          below: lastLogin ? m.users.last(formatDateTime(lastLogin, timeZone)) : m.users.never,
          end: words[status] ?? status,
        }
      }}
      more={others > 0 ? <p className={css.more}>{m.users.more(others)}</p> : null}
    />
  )
}

/** The districts of the client; each opens in the picker. */
export function DistrictsCard({ list, m }: OfClient<District>): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { can } = useAccess()
  const mayOpen = can('district')
  return (
    <RelatedCard
      title={m.sections.districts}
      list={list}
      none={m.districts.none}
      keyOf={({ id }) => id}
      line={({ id, districtName, lea, isActive, lastImportAt, lastImportStatus }) => ({
        title: mayOpen ? (
          <PlaceLink to={placeOf('district', { districtId: String(id) })}>{districtName}</PlaceLink>
        ) : (
          districtName
        ),
        below: [
          m.districts.lea(lea),
          lastImportAt
            ? m.districts.imported(formatDateTime(lastImportAt, timeZone))
            : m.districts.neverImported,
        ].join(' · '),
        end:
          isActive === false ? (
            m.districts.inactive
          ) : lastImportStatus ? (
            <StatusText status={lastImportStatus} />
          ) : undefined,
      })}
    />
  )
}
