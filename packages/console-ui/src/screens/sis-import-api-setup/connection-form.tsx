import { formatDateTime, type SisSystem, useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import {
  ConnectionTest,
  SIS_FIELD_NAMES,
  type SisConnectionForm,
  type SisConnectionValues,
  type TestRun,
  WhereToFind,
} from '../../features/sis/index.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { ResourceForm } from '../../patterns/resource-form/index.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import type { InboxSetup, InboxValues } from './inbox-settings.tsx'
import type { ApiSetupMessages } from './messages.ts'
import * as css from './screen.css.ts'

const FileDelivery = /* @__PURE__ */ lazyPart(async () => (await import('./file-delivery.tsx')).FileDelivery)

/** What the page saves: two records, in one form. */
type SetupValues = SisConnectionValues & InboxValues

export type ConnectionFormProps = {
  districtId: string
  sis: SisConnectionForm
  inbox: InboxSetup
  /** Why nothing can be changed. */
  readOnly: string | undefined
  m: ApiSetupMessages
}

/** The connection as provider staff keep it, with its test. */
export function ConnectionForm({ districtId, sis, inbox, readOnly, m }: ConnectionFormProps): ReactElement {
  const [system, setSystem] = useState<SisSystem | undefined>()
  const hasInbox = inbox.inbox !== null
  const values = useMemo(() => ({ ...sis.values, ...inbox.values }), [sis.values, inbox.values])
  return (
    <ResourceForm<SetupValues>
      formId="sis-import-api-setup"
      recordId={districtId}
      label={m.form}
      fields={hasInbox ? [...sis.fields, ...inbox.fields] : sis.fields}
      sections={[
        {
          title: sis.m.section.title,
          help: sis.m.section.help,
          fields: SIS_FIELD_NAMES,
          end:
            readOnly === undefined ? (
              <>
                <ConnectionTest systems={sis.systems} test={sis.test} m={sis.m} onSystem={setSystem} />
                {system ? (
                  <div className={css.help}>
                    <WhereToFind system={system} m={sis.m} />
                  </div>
                ) : null}
              </>
            ) : undefined,
        },
        ...(sis.test.runs.length > 0
          ? [
              {
                title: m.runs.title,
                help: m.runs.help,
                fields: [],
                end: <TestRuns runs={sis.test.runs} m={m} />,
              },
            ]
          : []),
        ...(hasInbox ? inbox.sections : []),
        ...(inbox.isOffered
          ? [
              {
                title: m.inbox.title,
                ...(inbox.inbox?.sftp !== null && { help: m.inbox.help }),
                fields: [],
                end: inbox.inbox ? (
                  <FileDelivery inbox={inbox.inbox} mayEdit={readOnly === undefined} m={m.inbox} />
                ) : (
                  <ErrorState failure={inbox.errors[0]} onRetry={inbox.retry} />
                ),
              },
            ]
          : []),
      ]}
      values={values}
      calls={hasInbox ? [sis.call, inbox.call] : [sis.call]}
      reload={async () => ({
        ...(await sis.reload()),
        ...(hasInbox ? await inbox.reload() : inbox.values),
      })}
      readOnly={readOnly}
    />
  )
}

type TestRunsProps = { runs: readonly TestRun[]; m: ApiSetupMessages }

/** What was tried since the page was opened. */
function TestRuns({ runs, m }: TestRunsProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  return (
    <div className={css.scroll}>
      <table className={css.runs} aria-label={m.runs.title}>
        <thead>
          <tr>
            {[m.runs.time, m.runs.system, m.runs.result].map((name) => (
              <th key={name} scope="col" className={css.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map(({ id, at, system, result }) => (
            <tr key={id}>
              <td className={css.time}>{formatDateTime(at, timeZone)}</td>
              <td className={css.line}>{system.provider.name}</td>
              <td className={css.line}>
                {result.kind === 'passed' ? m.runs.passed(result.connection.schools.length) : result.message}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
