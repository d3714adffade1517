import { type ComponentName, componentTitle, formatCount } from '@edconsole/console-core'
import { Fragment, type ReactElement, type ReactNode, useId } from 'react'
import { RowBar, type RowBarProps } from '../../../parts/row-bar/row-bar.tsx'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import { LogCauses } from '../causes/log-causes.tsx'
import * as cell from '../columns/cell-text.css.ts'
import type { LogLine } from '../findings/log-line.ts'
import type { RunLogMessages } from '../messages.ts'
import type { RunKind, RunRows } from '../run-kind.ts'
import * as css from './run-preview.css.ts'

/** Components whose causes are asked for; and causes of each. */
const PARTS_MAX = 3
const CAUSES_MAX = 3

type Part = { readonly etlStatusId: number; readonly componentName: ComponentName }

export type RunPreviewProps<Component extends Part, Line> = {
  kind: RunKind<unknown, unknown, Line>
  districtId: string
  batchId: number
  /** Why it stopped, if it did. */
  message: string | null
  /** What its components are called, or that there are none yet. */
  heading: string
  components: readonly Component[]
  rows(component: Component): RunRows
  words?: RowBarProps['words']
  /** A line below the bar. */
  foot?(component: Component): ReactNode
  /** Components that need attention, the worst first: what to fix is said of the first of them. */
  worst: readonly Component[]
  texts: RunLogMessages
}

/** A run opened in a list: its message, its components in order, and what to fix first. */
export function RunPreview<Component extends Part, Line extends LogLine>(
  props: RunPreviewProps<Component, Line>,
): ReactElement {
  const { kind, districtId, batchId, message, heading, components, rows, words, foot, worst, texts } = props
  const headingId = useId()
  const causesId = useId()
  return (
    <div className={css.preview}>
      {message === null ? null : <p className={css.message}>{message}</p>}
      <section aria-labelledby={headingId}>
        <SectionHeading depth={1} id={headingId} className={css.previewHeading}>
          {heading}
        </SectionHeading>
        <ul className={css.components}>
          {components.map((component) => {
            const { accepted, rejected, remaining = 0 } = rows(component)
            return (
              <li key={component.etlStatusId} className={css.componentLine}>
                <span className={css.componentName}>
                  {componentTitle(component.componentName)}
                  <span className={rejected > 0 ? cell.rejected : cell.tertiary}>
                    {formatCount(rejected > 0 ? rejected : accepted + remaining)}
                  </span>
                </span>
                <RowBar
                  accepted={accepted}
                  rejected={rejected}
                  remaining={remaining}
                  {...(words && { words })}
                />
                {foot?.(component)}
              </li>
            )
          })}
        </ul>
      </section>
      {worst.length === 0 ? null : (
        <section aria-labelledby={causesId}>
          <SectionHeading depth={1} id={causesId} className={css.previewHeading}>
            {texts.causes.heading}
          </SectionHeading>
          <div className={css.causes}>
            {worst.slice(0, PARTS_MAX).map(({ etlStatusId, componentName }) => (
              <Fragment key={etlStatusId}>
                <span className={css.causesOf}>{componentTitle(componentName)}</span>
                <div>
                  <LogCauses
                    kind={kind}
                    districtId={districtId}
                    part={{ batchId, etlStatusId }}
                    max={CAUSES_MAX}
                    texts={texts}
                  />
                </div>
              </Fragment>
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
