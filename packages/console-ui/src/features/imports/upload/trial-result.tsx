import { formatCount } from '@edconsole/console-core'
import type { UploadTrial } from '@edconsole/console-core/contract'
import type { ReactElement, ReactNode } from 'react'
import { WarningIcon } from '../../../parts/icons/icons.ts'
import type { UploadMessages } from './messages.ts'
import * as css from './upload.css.ts'

type TrialResultProps = { trial: UploadTrial; m: UploadMessages['review'] }

const FIGURES = ['rows', 'added', 'changed', 'unchanged', 'removed', 'rejected'] as const

/** What an import of a file would do: figures first, then what needs a look. */
export function TrialResult({ trial, m }: TrialResultProps): ReactElement {
  const { fatal, removed, isHeld, leftOut, causes, unmapped, rejected, warned } = trial
  // Of a file that isn't loaded, nothing is added, removed or rejected.
  if (fatal !== null)
    return (
      <>
        <p className={css.problem}>
          {m.nothing} {fatal}
        </p>
        <Causes trial={trial} m={m} />
        {unmapped.length > 0 ? <p className={css.quiet}>{m.unmapped(shortened(unmapped, m))}</p> : null}
      </>
    )
  return (
    <>
      <dl className={css.figures}>
        {FIGURES.map((name) => (
          <div key={name} className={css.figure}>
            <dt className={css.quiet}>{m.figures[name]}</dt>
            <dd
              className={css.value}
              data-ec-alert={name === 'rejected' && rejected > 0 ? '' : undefined}
              data-ec-warn={name === 'removed' && removed > 0 ? '' : undefined}
            >
              {formatCount(trial[name])}
            </dd>
          </div>
        ))}
      </dl>
      {removed > 0 ? (
        <p className={css.warning}>
          <WarningIcon size="sm" /> {isHeld ? m.held(removed) : m.removed(removed)}
        </p>
      ) : null}
      {leftOut > 0 ? <p className={css.quiet}>{m.leftOutRows(leftOut)}</p> : null}
      {causes.length > 0 ? (
        <Causes trial={trial} m={m} />
      ) : rejected === 0 && warned === 0 ? (
        <p className={css.quiet}>{m.clean}</p>
      ) : null}
      {unmapped.length > 0 ? <p className={css.quiet}>{m.unmapped(shortened(unmapped, m))}</p> : null}
    </>
  )
}

const KINDS = ['rejected', 'warned', 'ofFile'] as const

const kindOf = ({ severity, rows }: UploadTrial['causes'][number]): (typeof KINDS)[number] =>
  rows === 0 ? 'ofFile' : severity === 'error' ? 'rejected' : 'warned'

/** Why rows would be rejected, apart from warnings and from what is about the file. */
function Causes({ trial: { fatal, causes, unknownValues }, m }: TrialResultProps): ReactElement | null {
  if (causes.length === 0) return null
  const groups = KINDS.map((kind) => ({ kind, causes: causes.filter((cause) => kindOf(cause) === kind) }))
  const found = groups.filter((group) => group.causes.length > 0)
  return (
    <details className={css.details} open={fatal !== null}>
      <summary className={css.summary}>
        {found.map((group) => m.found[group.kind](group.causes.length)).join(' · ')}
      </summary>
      {found.map((group) => (
        <Group key={group.kind} title={m.groups[group.kind]}>
          {group.causes.map(({ cause, title, rows, columnName, sourceColumn }) => (
            <li key={cause} className={css.quiet}>
              {[title, sourceColumn ?? columnName, rows === 0 ? null : m.rowsOf(rows)]
                .filter((text) => text !== null)
                .join(' · ')}
            </li>
          ))}
        </Group>
      ))}
      {unknownValues.length === 0 ? null : (
        <Group title={m.groups.unknownValues}>
          {unknownValues.map(({ columnName, values }) => (
            <li key={columnName} className={css.quiet}>
              {m.unknownValues(
                columnName,
                shortened(
                  values.map(({ sourceValue }) => sourceValue),
                  m,
                ),
              )}
            </li>
          ))}
        </Group>
      )}
    </details>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className={css.group} aria-label={title}>
      <p className={css.groupTitle}>{title}</p>
      <ul className={css.plain}>{children}</ul>
    </section>
  )
}

const SHOWN = 8

const shortened = (texts: readonly string[], m: TrialResultProps['m']): string[] =>
  texts.length > SHOWN ? [...texts.slice(0, SHOWN), m.andMore(texts.length - SHOWN)] : [...texts]
