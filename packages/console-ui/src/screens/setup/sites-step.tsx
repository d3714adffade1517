import { useDataYear, useList, useRuntime } from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { sitesList } from '../../features/sites/sites-list.ts'
import { useMayEditSites } from '../../features/sites/use-may-edit-sites.ts'
import { Button } from '../../parts/button/button.tsx'
import { AddIcon } from '../../parts/icons/icons.ts'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import { NewSiteForm } from './new-site-form.tsx'
import * as css from './screen.css.ts'
import { SiteRows } from './site-rows.tsx'
import { StepFoot, type StepWork } from './step-foot.tsx'

/** The first sites and how many there are, which of them imports leave out, and a short form for one more. */
export function SitesStep(work: StepWork): ReactElement {
  const schoolYear = useDataYear()
  return schoolYear === undefined ? <StepFoot {...work} /> : <SitesOfYear {...work} schoolYear={schoolYear} />
}

/** As many as have room; the others are on their own screen. */
const SHOWN = 5

function SitesOfYear({ schoolYear, ...work }: StepWork & { schoolYear: number }): ReactElement {
  const { m } = work
  const mayEdit = useMayEditSites()
  const { leaveGuard } = useRuntime()
  const list = useList(sitesList, { limit: SHOWN, filter: { schoolYear } })
  const leftOut = useList(sitesList, { limit: 1, filter: { schoolYear, standing: 'leftOut' } })
  const [isAsked, setIsAsked] = useState(false)
  const [added, setAdded] = useState(0)
  const add = useRef<HTMLButtonElement>(null)
  const total = list.totalCount
  // After the first was added, the list is asked for again.
  const isAdding = mayEdit && (isAsked || (total === 0 && added === 0))
  // The form is gone, and with it what had the focus.
  useEffect(() => {
    if (added > 0) add.current?.focus()
  }, [added])
  const failed = [list, leftOut].filter(({ errors }) => errors.length > 0)
  if (failed.length > 0)
    return (
      <NotLoaded
        text={m.sites.failed}
        tryAgain={m.tryAgain}
        onRetry={() => {
          for (const one of failed) one.retry()
        }}
      />
    )
  return (
    <>
      {total === 0 ? (
        <p className={css.text}>{whereFrom(work, mayEdit)}</p>
      ) : (
        <>
          <p className={css.text} role="status">
            {total === undefined || leftOut.totalCount === undefined
              ? ''
              : m.sites.count(total, leftOut.totalCount)}
          </p>
          <SiteRows sites={list.data ?? []} mayEdit={mayEdit} m={m} />
          {total !== undefined && total > SHOWN ? (
            <p className={css.text}>{m.sites.more(total - SHOWN)}</p>
          ) : null}
        </>
      )}
      {mayEdit ? null : <p className={css.text}>{m.readOnly}</p>}
      {isAdding ? (
        <NewSiteForm
          key={added}
          {...work}
          isFirst={total === 0}
          onCancel={async () => {
            if (!(await leaveGuard.ask())) return
            setIsAsked(false)
            setAdded((times) => times + 1)
          }}
          onAdded={() => {
            setIsAsked(false)
            setAdded((times) => times + 1)
          }}
        />
      ) : (
        <StepFoot {...work}>
          {mayEdit && total !== undefined ? (
            <Button ref={add} icon={<AddIcon />} onClick={() => setIsAsked(true)}>
              {m.sites.add}
            </Button>
          ) : null}
        </StepFoot>
      )}
    </>
  )
}

function whereFrom({ setup, m }: StepWork, mayEdit: boolean): string {
  if (!mayEdit) return m.sites.none
  return setup.facts.imports?.first ? m.sites.notImported : `${m.sites.none} ${m.sites.byHand}`
}
