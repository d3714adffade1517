import { type Account, formatCount } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import * as figures from '../../features/people/figures.css.ts'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { useTableFilter } from '../../patterns/resource-table/use-table-filter.ts'
import { classNames } from '../../styles/class-names.ts'
import * as css from './last-hour.css.ts'
import type { LockedUsersMessages } from './messages.ts'

export type LastHourProps = {
  /** The newest locks; undefined until known. */
  accounts: readonly Account[] | undefined
  totalCount: number | undefined
  now: Date
  siteNames: ReadonlyMap<string, string>
  m: LockedUsersMessages
}

const HOUR_MS = 3_600_000
const SITES_SHOWN = 6

/** How many accounts were locked in the last hour, and at which sites: one site alone is a sign of something there. */
export function LastHour({ accounts, totalCount, now, siteNames, m }: LastHourProps): ReactElement {
  const headingId = useId()
  const filter = useTableFilter('siteCodes')
  const recent = accounts?.filter(({ lockedAt }) => isRecent(lockedAt, now))
  const sites = recent && countBySite(recent)
  const isCut = accounts !== undefined && totalCount !== undefined && accounts.length < totalCount
  return (
    <section className={figures.root} aria-label={m.lastHour.label} aria-busy={accounts === undefined}>
      <div className={css.group}>
        <span className={figures.label}>{m.lastHour.label}</span>
        <span className={figures.figure}>
          {recent ? formatCount(recent.length) : <Skeleton shape="title" width={40} />}
        </span>
      </div>
      {sites && sites.length > 0 && (
        <div className={css.group}>
          <span className={figures.label} id={headingId}>
            {m.lastHour.sites}
          </span>
          <ul className={figures.parts} aria-labelledby={headingId}>
            {sites.slice(0, SITES_SHOWN).map(({ code, count }) => {
              const name = code === '' ? m.lastHour.noSite : (siteNames.get(code) ?? code)
              const isChosen = filter.values.length === 1 && filter.values[0] === code
              const words = (
                <>
                  {name} <b className={figures.count}>{formatCount(count)}</b>
                </>
              )
              return (
                <li key={code}>
                  {code === '' ? (
                    <span className={classNames(figures.part, css.site)}>{words}</span>
                  ) : (
                    <button
                      type="button"
                      className={classNames(
                        figures.part,
                        css.site,
                        figures.pressable,
                        isChosen && figures.chosen,
                      )}
                      aria-pressed={isChosen}
                      title={m.lastHour.only(name)}
                      onClick={() => filter.set(isChosen ? undefined : [code])}
                    >
                      {words}
                    </button>
                  )}
                </li>
              )
            })}
            {sites.length > SITES_SHOWN && (
              <li className={classNames(figures.part, css.site)}>
                {m.lastHour.more(sites.length - SITES_SHOWN)}
              </li>
            )}
          </ul>
        </div>
      )}
      {isCut && <p className={css.note}>{m.lastHour.ofFirst(accounts.length)}</p>}
    </section>
  )
}

const isRecent = (lockedAt: string | null | undefined, now: Date): boolean => {
  const age = now.getTime() - Date.parse(lockedAt ?? '')
  return age >= 0 && age <= HOUR_MS
}

/** Most locks first. A person with several sites counts at each. */
const countBySite = (accounts: readonly Account[]): { code: string; count: number }[] => {
  const counts = new Map<string, number>()
  for (const { siteCodes } of accounts)
    for (const code of siteCodes?.length ? siteCodes : ['']) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code))
}
