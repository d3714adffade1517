import { placeOf } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { preloadOnApproach } from '../../parts/later/preload-on-approach.ts'
import { Card } from '../../patterns/card/card.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { SiteOverviewMessages } from './messages.ts'
import { siteDrawerLater } from './site-drawer-later.ts'
import * as css from './unknown-codes.css.ts'
import { useUnknownCodes } from './use-unknown-codes.ts'

export type UnknownCodesCardProps = {
  districtId: string
  schoolYear: number
  /** Adds a site with a code; absent for those who may not. */
  onAdd: ((code: string) => void) | undefined
  m: SiteOverviewMessages
}

const SHOWN = 3

/** What only the SIS knows: codes that rows of the last import name, each with the rows that wait for its site. */
export function UnknownCodesCard(props: UnknownCodesCardProps): ReactElement | null {
  const { districtId, schoolYear, onAdd, m } = props
  const [all, setAll] = useState(false)
  const unknown = useUnknownCodes(schoolYear)
  if (!unknown) return null
  const { batchId, codes } = unknown
  return (
    <div className={css.root}>
      <Card
        title={m.unknown.title}
        count={codes.length}
        aside={
          <PlaceLink to={placeOf('import-log-results', { districtId, batchId: String(batchId) })}>
            {m.unknown.batch}
          </PlaceLink>
        }
      >
        <p className={css.text}>{m.unknown.text(batchId)}</p>
        <ul className={css.list}>
          {(all ? codes : codes.slice(0, SHOWN)).map(({ value, count }) => (
            <li key={value} className={css.item}>
              <span className={css.code}>{value}</span>
              <span className={css.rows}>{m.unknown.rows(count)}</span>
              {onAdd && (
                <Button
                  size="sm"
                  aria-label={m.unknown.addOf(value)}
                  onClick={() => onAdd(value)}
                  {...preloadOnApproach(siteDrawerLater)}
                >
                  {m.unknown.add}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {codes.length > SHOWN && !all && (
          <div className={css.more}>
            <Button kind="link" onClick={() => setAll(true)}>
              {m.unknown.all(codes.length)}
            </Button>
          </div>
        )}
      </Card>
    </div>
  )
}
