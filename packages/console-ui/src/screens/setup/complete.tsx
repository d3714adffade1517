import {
  districtFieldRule,
  formatDateTime,
  placeOf,
  useAccess,
  useConsoleSettings,
} from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { SetupChecklist, type SetupStepsState } from '../../features/district/setup-steps/index.ts'
import { useInbox } from '../../features/sis/index.ts'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { classNames } from '../../styles/class-names.ts'
import { ImportTimeForm, readsFiles } from './first-import-step.tsx'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type CompleteProps = {
  districtId: string
  setup: SetupStepsState
  since: string | undefined
  m: SetupMessages
}

/** Nothing is left to do: the page is a summary. */
export function Complete({ districtId, setup, since, m }: CompleteProps): ReactElement {
  const id = useId()
  const { timeZone } = useConsoleSettings()
  return (
    <div className={css.one}>
      <SectionHeading depth={1} id={id} className={css.title}>
        {m.complete.title}
      </SectionHeading>
      <p className={classNames(css.text, css.lead)}>
        {since === undefined ? m.complete.undated : m.complete.since(formatDateTime(since, timeZone))}
      </p>
      <SetupChecklist steps={setup.steps} label={m.complete.list} />
      <div className={css.parts}>
        <UnscheduledImports districtId={districtId} facts={setup.facts} m={m} />
        <UnscheduledExports districtId={districtId} facts={setup.facts} m={m} />
      </div>
    </div>
  )
}

type UnscheduledProps = Pick<CompleteProps, 'districtId' | 'm'> & Pick<SetupStepsState, 'facts'>

const isScheduled = (one: { isEnabled: boolean; scheduleEnabled: boolean }): boolean =>
  one.isEnabled && one.scheduleEnabled

/** Says that no import starts by itself, where that is known, and takes a daily time. */
function UnscheduledImports({ districtId, facts, m }: UnscheduledProps): ReactElement | null {
  const { allows, can } = useAccess()
  const { district, templates } = facts
  const isOpen = district !== undefined && !district.autoImportTime && templates?.some(isScheduled) === false
  const inbox = useInbox(isOpen)
  const startsOnArrival = readsFiles(facts) && inbox?.sftp != null && inbox.startsWhenComplete
  if (!isOpen || inbox === undefined || startsOnArrival) return null
  const to = placeOf('sis-import-templates', { districtId })
  return (
    <>
      <p className={css.text}>
        {m.complete.noImports}{' '}
        {can(to.id) ? (
          <PlaceLink inText to={to}>
            {m.open.templates}
          </PlaceLink>
        ) : null}
      </p>
      {allows(districtFieldRule('autoImportTime')) ? <ImportTimeForm district={district} m={m} /> : null}
    </>
  )
}

function UnscheduledExports({ districtId, facts, m }: UnscheduledProps): ReactElement | null {
  const { can } = useAccess()
  if (facts.exports?.some(isScheduled) !== false) return null
  const to = placeOf('export', { districtId })
  return (
    <p className={css.text}>
      {m.complete.noExports}{' '}
      {can(to.id) ? (
        <PlaceLink inText to={to}>
          {m.open.exports}
        </PlaceLink>
      ) : null}
    </p>
  )
}
