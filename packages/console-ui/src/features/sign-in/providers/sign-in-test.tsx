import {
  ADDRESS_SETTINGS,
  type Authentication,
  type SignInTest as Tested,
  type TestSignIn,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { ExternalIcon, SignInIcon } from '../../../parts/icons/icons.ts'
import {
  bodyOf,
  changedFields,
  type FormField,
  inputsOf,
  useFormInputs,
} from '../../../patterns/resource-form/index.ts'
import { OutcomeBox } from '../../../patterns/step-ladder/outcome-box.tsx'
import { StepLadder } from '../../../patterns/step-ladder/step-ladder.tsx'
import { DirectoryDialog } from './directory-dialog.tsx'
import type { ProviderMessages } from './messages.ts'
import { changeOf, type ProviderValues, providerSchema } from './provider-values.ts'
import type { SettingLeaf } from './setting-leaves.ts'
import * as css from './sign-in-test.css.ts'
import type { SignInTestMessages } from './sign-in-test-messages.ts'
import { type Provider, providerTitle } from './use-providers.ts'
import { useSignInTest } from './use-sign-in-test.ts'

export type SignInTestProps = {
  row: Authentication
  provider: Provider
  fields: readonly FormField<ProviderValues>[]
  leaves: readonly SettingLeaf[]
  /** As they are saved. */
  values: ProviderValues
  m: ProviderMessages
}

/** Tries the provider with what is entered, saved or not (ux 9.6). Stands inside its form. */
export function SignInTest(props: SignInTestProps): ReactElement {
  const { row, provider, fields, leaves, values, m: all } = props
  const m = all.signInTest
  const title = providerTitle(row.provider, [provider])
  const inputs = useFormInputs()
  const { state, start, cancel } = useSignInTest(row)
  const [asks, setAsks] = useState(false)
  const [tested, setTested] = useState('')
  const changes = bodyOf(changedFields(fields, inputs, inputsOf(fields, values)), inputs, false)
  const isValid = providerSchema(provider.fields, leaves).safeParse(changes).success
  const { displayName: _, ...body } = changeOf(changes, leaves)
  const again = secretToEnterAgain(row, body.settings ?? {}, leaves)
  const key = JSON.stringify(body)
  const run = (more: Pick<TestSignIn, 'username' | 'password'> = {}) => {
    setTested(key)
    setAsks(false)
    void start({ ...body, ...more }, row.provider !== 'ldap')
  }
  const isBusy = state.kind === 'starting' || state.kind === 'waiting'
  return (
    <div className={css.root}>
      <div className={css.actions}>
        <Button
          icon={<SignInIcon />}
          busy={isBusy}
          busyLabel={m.busy}
          disabledReason={isValid ? again && m.secretAgain(again.toLowerCase()) : m.correct}
          onClick={() => (row.provider === 'ldap' ? setAsks(true) : run())}
        >
          {state.kind === 'done' || state.kind === 'stopped' ? m.again : m.action}
        </Button>
        {state.kind === 'waiting' ? <Button onClick={cancel}>{m.cancel}</Button> : null}
      </div>
      <div role="status" className={css.root}>
        {state.kind === 'waiting' ? (
          <>
            <p className={css.quiet}>
              {state.blocked ? m.blocked : state.isClosed ? m.closed : m.waiting(title)}
            </p>
            {state.blocked ? (
              <a href={state.address} target="_blank" rel="noreferrer">
                {m.open(title)} <ExternalIcon size="sm" />
              </a>
            ) : null}
          </>
        ) : null}
        {state.kind === 'stopped' ? (
          <OutcomeBox tone="warning" title={m.stopped} text={state.message} />
        ) : null}
        {state.kind === 'done' && tested !== key ? <p className={css.quiet}>{m.changed}</p> : null}
        {state.kind === 'done' && tested === key ? <Outcome test={state.test} m={m} /> : null}
      </div>
      {state.kind === 'waiting' || (state.kind === 'done' && tested === key) ? (
        <Details test={state.test} m={m} />
      ) : null}
      {asks ? <DirectoryDialog onClose={() => setAsks(false)} onSubmit={run} m={m.dialog} /> : null}
    </div>
  )
}

/** The label of a saved secret that a changed address won't get. */
function secretToEnterAgain(
  row: Authentication,
  changed: Readonly<Record<string, unknown>>,
  leaves: readonly SettingLeaf[],
): string | undefined {
  if (!ADDRESS_SETTINGS.some((name) => name in changed)) return undefined
  const saved = leaves.find(
    ({ field: { name, secret } }) => secret && !(name in changed) && row.settings[`${name}SavedAt`] != null,
  )
  return saved?.field.label
}

type ResultProps = { test: Tested; m: SignInTestMessages }

function Outcome({ test: { outcome, message }, m }: ResultProps): ReactElement {
  return (
    <OutcomeBox
      tone={outcome === 'passed' ? 'passed' : 'danger'}
      title={outcome === 'passed' ? m.works : m.fails}
      text={message ?? ''}
    />
  )
}

/** The steps, and what the provider sent. */
function Details({ test: { steps, person, claims, message }, m }: ResultProps): ReactElement {
  const names: Readonly<Record<string, string>> = m.names
  const fields: Readonly<Record<string, string>> = m.fields
  return (
    <>
      <StepLadder
        label={m.steps}
        states={m.states}
        steps={steps.map(({ id, status, message: said }) => ({
          id,
          name: names[id] ?? id,
          state: status,
          // The box above says it.
          message: said === message ? null : said,
        }))}
      />
      {person.length > 0 ? (
        <Values title={m.person}>
          {person.map(({ field, value, isMatchedBy }) => (
            <Value key={field} name={fields[field] ?? field}>
              {value ?? <span className={isMatchedBy ? css.missing : css.name}>{m.notSent}</span>}
              {isMatchedBy ? <span className={css.name}> ({m.matchedBy})</span> : null}
            </Value>
          ))}
        </Values>
      ) : null}
      {claims.length > 0 ? (
        <details className={css.fold}>
          <summary className={css.foldName}>{m.received(claims.length)}</summary>
          <Values>
            {claims.map(({ name, value }) => (
              <Value key={name} name={name}>
                {value}
              </Value>
            ))}
          </Values>
        </details>
      ) : null}
    </>
  )
}

function Values({ title, children }: { title?: string; children: ReactNode }): ReactElement {
  return (
    <dl className={css.values} aria-label={title}>
      {children}
    </dl>
  )
}

function Value({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </>
  )
}
