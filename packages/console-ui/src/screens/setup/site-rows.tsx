import { type Site, siteStandingOf, sitesResource, useSave } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { ConsequencesDialog } from '../../features/sites/consequences-dialog.tsx'
import { type Consequences, consequencesOf } from '../../features/sites/consequences-of.ts'
import { Badge } from '../../parts/badge/badge.tsx'
import { Button } from '../../parts/button/button.tsx'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type SiteRowsProps = { sites: readonly Site[]; mayEdit: boolean; m: SetupMessages }

/** Sites in short, each to be left out of imports or taken in again. What that leads to is asked about first. */
export function SiteRows({ sites, mayEdit, m: { sites: m } }: SiteRowsProps): ReactElement {
  const { run, saving } = useSave(sitesResource.update, { confirm: true })
  const [changed, setChanged] = useState<number>()
  const [question, setQuestion] = useState<{ site: Site; consequences: Consequences }>()
  const [isAsking, setIsAsking] = useState(false)
  const save = (site: Site, includeInImport: boolean) => {
    setChanged(site.id)
    // A failure is on show already
    void run({ params: { id: site.id }, body: { includeInImport }, record: site }).catch(() => {})
  }
  return (
    <>
      <ul className={css.list} aria-label={m.list}>
        {sites.map((site) => {
          const { id, siteCode, siteName, studentCount } = site
          const standing = siteStandingOf(site)
          const isIn = standing === 'open'
          const action = isIn ? m.leaveOut : m.takeIn
          return (
            <li key={id} className={css.row}>
              <span className={css.rowTexts}>
                <span className={css.rowName}>{siteName}</span>
                <span className={css.reason}>{m.row(siteCode, studentCount)}</span>
              </span>
              {isIn ? null : <Badge>{m.standings[standing]}</Badge>}
              {mayEdit && (isIn || standing === 'leftOut') ? (
                <Button
                  size="sm"
                  busy={saving && changed === id}
                  busyLabel={m.changing}
                  aria-label={m.named(action, siteName)}
                  onClick={() => {
                    const consequences = consequencesOf({ includeInImport: !isIn }, site, m)
                    if (!consequences) return save(site, !isIn)
                    setQuestion({ site, consequences })
                    setIsAsking(true)
                  }}
                >
                  {action}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {question ? (
        <ConsequencesDialog
          open={isAsking}
          consequences={question.consequences}
          site={question.site}
          onAnswer={(goOn) => {
            setIsAsking(false)
            if (goOn) save(question.site, false)
          }}
          m={m}
        />
      ) : null}
    </>
  )
}
