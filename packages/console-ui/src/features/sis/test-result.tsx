import {
  type ConnectionField,
  type ConnectionStepId,
  formatCount,
  formatDateTime,
  type SisConnection,
  useConsoleSettings,
} from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { OutcomeBox } from '../../patterns/step-ladder/outcome-box.tsx'
import * as css from './connection-test.css.ts'
import type { SisConnectionMessages } from './messages.ts'
import { labelOf } from './sis-fields.ts'
import { TestSteps } from './test-steps.tsx'
import type { TestRun } from './use-connection-test.ts'

export type TestResultBoxProps = { run: TestRun; m: SisConnectionMessages }

/** What came out of a test: in one sentence, and step by step. */
export function TestResultBox({ run, m }: TestResultBoxProps): ReactElement {
  const { result, system, address } = run
  const { timeZone } = useConsoleSettings()
  if (result.kind === 'stopped')
    return <OutcomeBox tone="warning" title={m.test.stopped} text={m.test.reason(result.message)} />
  if (result.kind === 'failed') {
    const fields = FIELDS_OF_STEP[result.step]
      .filter((name) => system.requiredFields.includes(name))
      .map((name) => inSentence(labelOf(m, system.kind, name)))
    return (
      <>
        <OutcomeBox tone="danger" title={m.test.fails} text={result.message} />
        <TestSteps
          address={address}
          result={result}
          advice={fields.length > 0 ? m.test.check(listed(fields)) : undefined}
          m={m}
        />
      </>
    )
  }
  const { schools, steps } = result.connection
  const at = formatDateTime(run.at, timeZone)
  const warnings = steps.filter(({ status }) => status === 'warning')
  const name = system.provider.name
  const text = schools.length === 0 ? m.test.noSchools(name, at) : m.test.found(name, schools.length, at)
  const unknown = schools.filter(({ isKnown }) => !isKnown).length
  const schoolsName = m.test.schools(schools.length)
  return (
    <>
      <OutcomeBox tone="passed" title={m.test.works} text={text} />
      {warnings.map(({ id, message }) => (
        <OutcomeBox key={id} tone="warning" text={message ?? ''} />
      ))}
      {schools.length > 0 ? (
        <Fold name={unknown > 0 ? `${schoolsName}, ${m.test.unknownSchools(unknown)}` : schoolsName}>
          <SchoolList schools={schools} m={m} />
        </Fold>
      ) : null}
      {steps.length > 0 ? (
        <Fold name={`${m.test.what} (${formatCount(steps.length)})`}>
          <TestSteps address={address} result={result} m={m} />
        </Fold>
      ) : null}
    </>
  )
}

/** "The API URL and the certificate". */
export function listed(names: readonly string[]): string {
  const all = names.map((name) => `the ${name}`)
  const last = all.pop() ?? ''
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`
}

/** A label inside a sentence: "Certificate" loses its capital, "API URL" keeps it. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

const address = ['sisApiUrl'] as const
const keys = ['sisApiKey', 'sisApiSecret'] as const

/** Which of the entered values a step of the test is about. */
const FIELDS_OF_STEP: Readonly<Record<ConnectionStepId, readonly ConnectionField[]>> = {
  addressForm: address,
  addressCleaned: address,
  nameResolves: address,
  reachable: address,
  tlsValid: address,
  rightProduct: address,
  credentials: ['qFilename', ...keys],
  data: keys,
  year: [],
  schoolsKnown: [],
}

/** Something to open when it is wanted. */
function Fold({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <details className={css.fold}>
      <summary className={css.foldName}>{name}</summary>
      <div className={css.foldBody}>{children}</div>
    </details>
  )
}

type SchoolListProps = { schools: SisConnection['schools']; m: SisConnectionMessages }

/** The schools that the SIS showed; those that Site Management lacks are marked. */
function SchoolList({ schools, m }: SchoolListProps): ReactElement {
  // Where none is known yet, the heading says so once for all.
  const isMixed = schools.some(({ isKnown }) => isKnown)
  const ordered = [...schools].sort((a, b) => Number(a.isKnown) - Number(b.isKnown))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by keyboard
    <ul className={css.schools} tabIndex={0} aria-label={m.test.schools(schools.length)}>
      {ordered.map(({ code, name, isKnown }) => (
        <li key={code} className={css.school}>
          <span className={css.schoolCode}>{code}</span>
          {name}
          {isKnown || !isMixed ? null : <span className={css.unknown}>{m.test.unknown}</span>}
        </li>
      ))}
    </ul>
  )
}
