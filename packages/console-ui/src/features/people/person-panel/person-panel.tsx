import {
  formatDateTime,
  type Person,
  placeOf,
  useAccess,
  useConsoleSettings,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useRef } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { KeyValue } from '../../../parts/key-value/key-value.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import * as parts from '../../../patterns/split-panel/panel-parts.css.ts'
import { Section } from '../../../patterns/split-panel/panel-section.tsx'
import { AuditHistory } from '../../audit/audit-history.tsx'
import { AccountStateText } from '../account-state-text.tsx'
import { type Invite, invitableOf } from '../invite-actions.tsx'
import { LockNotice } from '../lock-notice.tsx'
import { peopleMessages } from '../messages.ts'
import { codesWithNames, providerText, staffRoleText } from '../person-texts.ts'
import { lockableOf, type Unlock } from '../use-unlock.ts'
import { type PersonMessages, personMessages } from './messages.ts'
import { PersonHistory } from './person-history.tsx'
import * as css from './person-panel.css.ts'
import { PersonRoles } from './person-roles.tsx'
import { RejectedRows } from './rejected-rows.tsx'

export type PersonPanelProps = {
  districtId: string
  person: Person
  siteNames: ReadonlyMap<string, string>
  /** Absent for those who may not unlock. */
  unlock: Unlock | undefined
  /** Absent for those who may not invite. */
  invite?: Invite | undefined
  /** The form beside it has what the staff record says. */
  beside?: 'form'
}

/** One person: the lock if there is one, account, sign-in, roles with their reasons, and what imports did to them. */
export function PersonPanel(props: PersonPanelProps): ReactElement {
  const { districtId, person, siteNames, beside, invite } = props
  const m = useMessages('person', personMessages)
  const people = useMessages('people', peopleMessages)
  const { timeZone } = useConsoleSettings()
  const { can } = useAccess()
  const mayEdit = can('user-edit') && person.staffRowId !== null
  const moment = (at: string | null) => formatDateTime(at, timeZone)
  const invitable = invitableOf(person)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div className={css.panel} ref={panel} tabIndex={-1}>
      {person.accountState === 'locked' && (
        <LockNotice lock={person} accounts={lockableOf(person)} unlock={props.unlock} panel={panel} />
      )}
      {beside === undefined && (
        <Section
          title={m.account}
          action={
            mayEdit && (
              <PlaceLink to={placeOf('user-edit', { districtId, id: String(person.staffRowId) })}>
                {m.edit}
              </PlaceLink>
            )
          }
        >
          <KeyValue
            items={[
              { key: m.email, value: person.emailAddress, copy: person.emailAddress ?? undefined },
              { key: m.username, value: person.username, copy: person.username ?? undefined, mono: 'value' },
              { key: m.staffId, value: person.staffId, copy: person.staffId ?? undefined },
              { key: m.role, value: staffRoleText(person) },
              { key: m.sites, value: codesWithNames(person.siteCodes, siteNames) },
              { key: m.source, value: person.isManual ? people.source.manual : people.source.sis },
            ]}
          />
        </Section>
      )}
      <Section
        title={m.signIn}
        action={
          invite &&
          invitable !== null && (
            <Button
              kind="link"
              size="sm"
              className={css.action}
              busy={invite.running}
              disabledReason={person.invitation === 'queued' ? people.invite.queued : undefined}
              onClick={() => void invite.invite([invitable])}
            >
              {person.invitation === null ? people.invite.action : people.invite.resend}
            </Button>
          )
        }
      >
        {person.accountId === null ? (
          <p className={parts.text}>{person.emailAddress === null ? m.noEmail : m.noAccount}</p>
        ) : (
          <KeyValue
            items={[
              // The form's username is the staff record's, which may be another one.
              ...(beside === 'form'
                ? [
                    {
                      key: m.signsInAs,
                      value: person.username,
                      copy: person.username ?? undefined,
                      mono: 'value' as const,
                    },
                  ]
                : []),
              { key: m.state, value: <AccountStateText state={person.accountState} m={people} /> },
              { key: m.provider, value: providerText(person) },
              ...(invitable === null
                ? []
                : [{ key: m.invitation, value: invitationText(person, moment, m) }]),
              { key: m.lastLogin, value: moment(person.lastLogin) },
              { key: m.lastAddress, value: person.lastLoginIp },
              ...(person.authProvider === 'illuminate'
                ? [{ key: m.passwordSet, value: moment(person.passwordChangedAt) }]
                : []),
              ...(person.mustChangePassword ? [{ key: m.newPassword, value: m.required }] : []),
            ]}
          />
        )}
      </Section>
      {person.accountId !== null && <PersonRoles districtId={districtId} person={person} m={m} />}
      <AuditHistory districtId={districtId} subjects={auditedAs(person)} />
      {can('account-sync-logs') && person.staffId !== null && (
        <PersonHistory districtId={districtId} of={{ staffId: person.staffId }} m={m} />
      )}
      {can('import-log-details') && person.staffId !== null && (
        <RejectedRows districtId={districtId} staffId={person.staffId} m={m} />
      )}
    </div>
  )
}

const invitationText = (
  { invitation, invitedAt }: Person,
  moment: (at: string) => string,
  m: PersonMessages,
): string => {
  if (invitation === 'sent' && invitedAt !== null) return m.invited.sent(moment(invitedAt))
  return invitation === 'queued' || invitation === 'failed' ? m.invited[invitation] : m.invited.none
}

/** What changes of a person are recorded as: an account, a staff record, or both. */
const auditedAs = ({ accountId, staffId }: Person) => [
  ...(accountId === null ? [] : [{ kind: 'account' as const, id: accountId }]),
  ...(staffId === null ? [] : [{ kind: 'staff' as const, id: staffId }]),
]
