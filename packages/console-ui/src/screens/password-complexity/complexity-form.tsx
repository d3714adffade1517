import {
  ACCOUNT_LOCKING,
  type Authentication,
  accountsResource,
  authenticationsResource,
  effectiveSettings,
  placeOf,
  USER_TYPES,
  type UserType,
  useAccess,
  useItem,
  useList,
  useMessages,
} from '@edconsole/console-core'
import { settingFieldsSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useMemo, useState } from 'react'
import { lockSentence } from '../../features/sign-in/policy/lock-sentence.ts'
import { policyMessages } from '../../features/sign-in/policy/messages.ts'
import * as policy from '../../features/sign-in/policy/policy.css.ts'
import { PolicyPart } from '../../features/sign-in/policy/policy-part.tsx'
import type { LocalAuthentication } from '../../features/sign-in/policy/use-local-authentication.ts'
import { SegmentedControl } from '../../parts/segmented-control/segmented-control.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { ResourceForm, useFormInputs } from '../../patterns/resource-form/index.ts'
import { complexityFields, complexitySections } from './complexity-fields.tsx'
import {
  type ComplexityValues,
  flatSettings,
  keyOfRefusal,
  POLICY_TYPES,
  policyTyped,
  settingsOf,
  valuesOf,
} from './complexity-values.ts'
import type { PasswordComplexityMessages } from './messages.ts'
import { policySentence } from './policy-sentence.ts'
import { RequireNewPasswords, useMayRequire } from './require-new-passwords.tsx'
import * as css from './screen.css.ts'
import * as strip from './try-password.css.ts'
import { TrialLine, TryPassword, useTriedPassword } from './try-password.tsx'

export type ComplexityFormProps = {
  districtId: string
  stored: Authentication
  local: LocalAuthentication
  /** Its last changes, beside the form. */
  history: ReactElement
  m: PasswordComplexityMessages
}

/** The policies of all kinds of people in one form, of which one is on screen. */
export function ComplexityForm({ districtId, stored, local, history, m }: ComplexityFormProps): ReactElement {
  const p = useMessages('sign-in-policy', policyMessages)
  const { can } = useAccess()
  const [type, setType] = useState<UserType>('staff')
  const [typed, setTyped] = useState('')
  const common = useCommonPasswords()
  const accounts = useLocalAccounts()
  const fields = useMemo(() => complexityFields({ current: type, common, p, m }), [type, common, p, m])
  const mayRequire = useMayRequire()
  const { require } = m.sections
  const sections = [
    ...complexitySections(type, m),
    ...(mayRequire
      ? [
          {
            ...require,
            fields: [],
            end: <RequireNewPasswords key={type} type={type} count={accounts.countOf(type)} m={m} />,
          },
        ]
      : []),
  ]
  const trial = { type, typed, incomplete: p.incomplete, m }
  return (
    <ResourceForm<ComplexityValues>
      formId="password-complexity"
      recordId={stored.id}
      label={m.form}
      fields={fields}
      sections={sections}
      values={valuesOf(stored)}
      calls={[
        {
          id: 'passwordComplexity',
          schema: settingFieldsSchema(flatSettings()),
          run: async (changes, record) => valuesOf(await local.save(settingsOf(changes), record)),
          fieldOf: keyOfRefusal,
        },
      ]}
      reload={async () => valuesOf((await local.reload()) ?? stored)}
      onReveal={(name) => setType(POLICY_TYPES.find((one) => name.startsWith(`${one}_`)) ?? type)}
      aside={
        <div className={policy.panel}>
          <Trial {...trial} onType={setTyped} />
          <PolicyPart
            title={m.locking.title}
            end={
              can('account-locking') ? (
                <PlaceLink to={placeOf('account-locking', { districtId })}>{m.locking.edit}</PlaceLink>
              ) : null
            }
          >
            <p className={policy.text}>
              {lockSentence(effectiveSettings(ACCOUNT_LOCKING, stored.settings?.accountLocking), p)}
            </p>
          </PolicyPart>
          {history}
        </div>
      }
      aboveBar={typed === '' ? undefined : <Strip {...trial} />}
    >
      {stored.isEnabled ? null : <Banner tone="info">{p.disabled}</Banner>}
      <div className={css.policyFor}>
        <span aria-hidden className={css.policyForLabel}>
          {m.policyFor}
        </span>
        <SegmentedControl
          label={m.policyFor}
          value={type}
          onChange={setType}
          options={POLICY_TYPES.map((value) => ({
            value,
            label: USER_TYPES[value],
            count: accounts.countOf(value),
          }))}
        />
      </div>
      <Sentence type={type} incomplete={p.incomplete} m={m} />
      <p className={policy.note}>{m.nextChange}</p>
    </ResourceForm>
  )
}

type TrialProps = { type: UserType; typed: string; incomplete: string; m: PasswordComplexityMessages }

function Sentence({ type, incomplete, m }: Omit<TrialProps, 'typed'>): ReactElement {
  const entered = policyTyped(type, useFormInputs())
  return (
    <p className={policy.sentence} role="status">
      {entered ? policySentence(type, entered, m) : incomplete}
    </p>
  )
}

function Trial({ type, onType, ...trial }: TrialProps & { onType: (typed: string) => void }): ReactElement {
  return <TryPassword {...trial} policy={policyTyped(type, useFormInputs())} onType={onType} />
}

/** The region beside the field has read it out already. */
function Strip({ type, typed, m }: TrialProps): ReactElement | null {
  const rows = useTriedPassword(policyTyped(type, useFormInputs()), typed, m)
  if (!rows) return null
  return (
    <div className={strip.strip} aria-hidden data-ec-trial="">
      <TrialLine rows={rows} m={m} />
    </div>
  )
}

/** Returns how many common passwords the server compares new ones with; undefined where it doesn't say. */
function useCommonPasswords(): number | undefined {
  const { data } = useItem(authenticationsResource.remote, {}, { silent: true })
  const count: unknown = data?.find(({ provider }) => provider === 'illuminate')?.commonPasswords
  return typeof count === 'number' ? count : undefined
}

const LOCAL_ACCOUNTS = { filter: { authProvider: 'illuminate' }, facets: ['userType'], limit: 1 } as const

/** Returns how many Local accounts each kind of people has, for those who may see accounts. */
function useLocalAccounts(): { countOf(type: UserType): number | undefined } {
  const { allows } = useAccess()
  // As R47 has it: users who may open a screen of accounts.
  const mayCount =
    allows({ all: ['ROLE_ACCOUNT_SERVICE_VIEW'] }) ||
    allows({ all: ['ROLE_USER_MANAGEMENT_VIEW'], orEmployee: true }) ||
    allows({ all: ['ROLE_USER_MANAGEMENT_EDIT'], orEmployee: true })
  const { facets, data } = useList(accountsResource.list, LOCAL_ACCOUNTS, { enabled: mayCount, silent: true })
  const groups = data && facets?.userType
  return {
    countOf: (type) => groups && (groups.find(({ value }) => value === type)?.count ?? 0),
  }
}
