import { DistrictScope, useAccess, useDistrict, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { Actions } from './actions.tsx'
import { DistrictHome } from './district-home.tsx'
import { DistrictLine } from './district-line.tsx'
import { EmployeeHome } from './employee-home.tsx'
import { messages } from './messages.ts'
import { NoDistrict } from './no-district.tsx'
import { PageAge } from './page-age.tsx'
import * as css from './screen.css.ts'

/**
 * Home ([S2.2] `/`): what the selected district needs now, for provider staff; what the roles allow, for everybody else.
 * Every card asks, waits and fails for itself.
 */
export function DashboardScreen(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can, isEmployee } = useAccess()
  const { id: districtId, selected, status, list, listFailed, retry } = useDistrict()
  const actions = selected ? (
    <>
      {can('import-logs') ? <PageAge /> : null}
      {isEmployee ? <Actions districtId={String(selected.id)} /> : null}
    </>
  ) : isEmployee && status === 'loading' ? (
    <span className={css.actionsRoom} />
  ) : undefined
  const body = () => {
    if (status === 'failed') {
      return <ErrorState title={m.districtFailed} onRetry={() => void retry()} />
    }
    // Until the list is there, the last used district may still be opened by itself.
    if (!districtId && !list && !listFailed) return <WaitingRows rows={8} height={40} />
    if (!districtId || status === 'not-found') return <NoDistrict />
    return (
      <DistrictScope districtId={districtId} fallback={<WaitingRows rows={8} height={40} />}>
        {isEmployee ? <EmployeeHome districtId={districtId} /> : <DistrictHome districtId={districtId} />}
      </DistrictScope>
    )
  }
  return (
    <>
      <PageHeader title={m.title} {...(districtId && { description: <DistrictLine /> })} actions={actions} />
      <div className={css.body}>{body()}</div>
    </>
  )
}
