import {
  type Account,
  type District,
  DistrictGlance,
  formatDateTime,
  serviceTokensResource,
  useAccess,
  useConsoleSettings,
  useExtension,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useRef } from 'react'
import { AuditHistory } from '../../features/audit/audit-history.tsx'
import { useDistrictsOfClient } from '../../features/clients/use-districts-of-client.ts'
import { AccountStateText } from '../../features/people/account-state-text.tsx'
import { LockNotice } from '../../features/people/lock-notice.tsx'
import { peopleMessages } from '../../features/people/messages.ts'
import { personMessages } from '../../features/people/person-panel/messages.ts'
import { PersonHistory } from '../../features/people/person-panel/person-history.tsx'
import * as css from '../../features/people/person-panel/person-panel.css.ts'
import { PersonRoles } from '../../features/people/person-panel/person-roles.tsx'
import { codesWithNames } from '../../features/people/person-texts.ts'
import type { Unlock } from '../../features/people/use-unlock.ts'
import { useSitesOfYear } from '../../features/tables/viewer/use-sites-of-year.ts'
import { Button } from '../../parts/button/button.tsx'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { Section } from '../../patterns/split-panel/panel-section.tsx'
import { lockable, providerText, stateOf } from './account-texts.ts'
import type { ImtAccountsMessages } from './messages.ts'
import * as own from './screen.css.ts'

export type AccountPanelProps = {
  clientId: number
  account: Account
  /** Absent for those who may not unlock. */
  unlock: Unlock | undefined
  /** Opens the tokens of an account that is a program's. */
  onTokens: () => void
  m: ImtAccountsMessages
}

/** One account: the lock if there is one, who it is, how they sign in, their roles, and what happened to it. */
export function AccountPanel({ clientId, account, unlock, onTokens, m }: AccountPanelProps): ReactElement {
  const person = useMessages('person', personMessages)
  const people = useMessages('people', peopleMessages)
  const { timeZone } = useConsoleSettings()
  const { can } = useAccess()
  const districts = useDistrictsOfClient(clientId, { silent: true })
  // What follows no row of a district is logged in the client's first.
  const district =
    account.lea === null ? districts.data?.[0] : districts.data?.find(({ lea }) => lea === account.lea)
  const hasTokens = useExtension(serviceTokensResource.list)
  const state = stateOf(account)
  const panel = useRef<HTMLDivElement>(null)
  const { accountId, username, emailAddress, userType, staffId, studentId, siteCodes } = account
  const text = (key: string, value: string | null) =>
    value ? [{ key, value, copy: value, mono: 'value' as const }] : []
  return (
    <div className={css.panel} ref={panel} tabIndex={-1}>
      {state === 'locked' && (
        <LockNotice lock={account} accounts={[lockable(account)]} unlock={unlock} panel={panel} />
      )}
      <Section title={person.account}>
        <KeyValue
          items={[
            { key: person.email, value: emailAddress, copy: emailAddress || undefined },
            { key: person.username, value: username, copy: username || undefined, mono: 'value' },
            { key: m.panel.userType, value: people.userTypes[userType] ?? userType },
            ...text(m.panel.staffId, staffId),
            ...text(m.panel.studentId, studentId),
            ...(siteCodes.length > 0
              ? [{ key: m.panel.sites, value: <Sites codes={siteCodes} district={district} /> }]
              : []),
            { key: m.panel.accountId, value: String(accountId), copy: String(accountId), mono: 'value' },
          ]}
        />
      </Section>
      <Section title={person.signIn}>
        <KeyValue
          items={[
            { key: person.state, value: <AccountStateText state={state} m={people} /> },
            { key: person.provider, value: providerText(account) },
            { key: person.lastLogin, value: formatDateTime(account.lastLogin, timeZone) },
            { key: person.lastAddress, value: account.lastLoginIp },
            ...(account.authProvider === 'illuminate'
              ? [{ key: person.passwordSet, value: formatDateTime(account.passwordChangedAt, timeZone) }]
              : []),
            ...(account.mustChangePassword ? [{ key: person.newPassword, value: person.required }] : []),
          ]}
        />
      </Section>
      {userType === 'service' && hasTokens && (
        <Section title={m.tokens.title}>
          <p className={own.text}>{m.tokens.text}</p>
          <Button size="sm" onClick={onTokens}>
            {m.tokens.show}
          </Button>
        </Section>
      )}
      <PersonRoles districtId={district && String(district.id)} person={account} m={person} />
      <AuditHistory subjects={[{ kind: 'account', id: accountId }]} />
      {can('account-sync-logs') && district && (
        <DistrictGlance id={String(district.id)} lea={district.lea} name={district.districtName}>
          <PersonHistory districtId={String(district.id)} of={{ accountId, username }} m={person} />
        </DistrictGlance>
      )}
    </div>
  )
}

type SitesProps = { codes: readonly string[]; district: District | undefined }

/** Sites by code and name, as far as the names can be looked up. */
function Sites({ codes, district }: SitesProps): ReactElement {
  if (!district || district.sisYear === null) return <>{codes.join(', ')}</>
  return (
    <DistrictGlance id={String(district.id)} lea={district.lea} name={district.districtName}>
      <SitesOfYear codes={codes} schoolYear={district.sisYear} />
    </DistrictGlance>
  )
}

function SitesOfYear({ codes, schoolYear }: { codes: readonly string[]; schoolYear: number }): ReactElement {
  return <>{codesWithNames(codes, useSitesOfYear(schoolYear).names)}</>
}
