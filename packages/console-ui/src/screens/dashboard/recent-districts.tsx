import {
  DistrictGlance,
  importLogsResource,
  useAccess,
  useDistrict,
  useDistrictList,
  useList,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useContext } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { useInView } from '../../parts/lazy-part/use-in-view.ts'
import { Sparkline } from '../../parts/sparkline/sparkline.tsx'
import * as statusCss from '../../parts/status/status.css.ts'
import { StatusIcon } from '../../parts/status/status-icon.tsx'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { ScreenHostContext } from '../../patterns/define-screen/screen-host.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { opener } from './batch-steps.css.ts'
import { messages } from './messages.ts'
import * as css from './recent-districts.css.ts'
import { sharesOfBatches } from './shares-of-batches.ts'
import { useRecentBatches } from './use-recent-batches.ts'

const SHOWN = 5

/** The districts opened last in this browser (R45), with the state of their last import. A click changes the district. */
export function RecentDistricts(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { id: current, only, recent, select, retry } = useDistrict()
  const { list, listFailed } = useDistrictList()
  const pickDistrict = useContext(ScreenHostContext)?.pickDistrict
  const { can } = useAccess()
  const batches = useRecentBatches()
  // After the rest of the page: what is asked for here is about other districts
  const restIsThere = current === null || batches.data !== undefined || batches.errors.length > 0
  const known = recent
    .flatMap((id) => list?.find((district) => String(district.id) === id) ?? [])
    .slice(0, SHOWN)

  // If there's only one district, or none is picked yet, the link would lead nowhere new
  const change =
    pickDistrict && current !== null && !only ? (
      <Button kind="link" size="sm" className={opener} onClick={pickDistrict}>
        {m.changeDistrict}
      </Button>
    ) : undefined

  return (
    <Card title={m.recentDistricts} aside={change} busy={!list && !listFailed}>
      {listFailed ? (
        <ErrorState title={m.districtsFailed} onRetry={() => void retry()} />
      ) : !list ? (
        <WaitingRows rows={Math.min(SHOWN, Math.max(1, recent.length))} height={48} />
      ) : known.length === 0 ? (
        <p className={cardCss.text}>{m.noRecent}</p>
      ) : (
        <ul className={css.list}>
          {known.map((district) => (
            <li className={css.item} key={district.lea}>
              <button
                type="button"
                className={css.district}
                aria-current={String(district.id) === current ? 'true' : undefined}
                onClick={() => void select(String(district.id))}
              >
                <span>
                  <span className={css.name}>{district.districtName}</span>
                  <span className={css.code}>{district.lea}</span>
                </span>
                {can('import-logs') && district.id !== null ? (
                  <DistrictGlance id={String(district.id)} lea={district.lea} name={district.districtName}>
                    <DistrictCourse enabled={restIsThere} />
                  </DistrictGlance>
                ) : null}
                <span className={css.status}>
                  {district.lastImportStatus ? (
                    <ShortStatus status={district.lastImportStatus} />
                  ) : (
                    m.neverImported
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const BATCHES = 8

/**
 * How the accepted share of a district's last imports went. It is an addition to the line: requested once it is visible,
 * and its place stays empty when it does not come.
 */
function DistrictCourse({ enabled }: { enabled: boolean }): ReactElement {
  const [place, inView] = useInView()
  const { data = [] } = useList(
    importLogsResource.headers,
    { limit: BATCHES, sort: { startedAt: 'desc' } },
    { enabled: enabled && inView, silent: true },
  )
  return (
    <span className={css.course} ref={place}>
      <Sparkline
        width={72}
        values={sharesOfBatches(data)}
        tone={data[0]?.status === 'failed' ? 'danger' : 'data'}
      />
    </span>
  )
}

/** A state where there is room for one word: what the icon says already is left out. */
function ShortStatus({ status }: { status: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const look = useStatusLook()(status)
  const word = status === 'completedWithErrors' ? m.rejections : status === 'held' ? m.heldShort : look.word
  return (
    <span className={statusCss.text}>
      <StatusIcon look={look} size="md" className={statusCss.icon[look.tone]} />
      <span className={statusCss.word}>{word}</span>
    </span>
  )
}
