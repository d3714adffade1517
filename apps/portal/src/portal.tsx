import type { ReactElement } from 'react'
import { Link, Route, Switch } from 'wouter'
import { AttendancePage } from './attendance-page.tsx'
import { ExportsPage } from './exports-page.tsx'
import { ImportsPage } from './imports-page.tsx'
import { OwnPage } from './own-page.tsx'
import { PeoplePage } from './people-page.tsx'

/** A staff portal with its own router, bar and pages; some of them embed the console's screens. */
export function Portal(): ReactElement {
  return (
    <>
      <nav className="portal-bar" aria-label="Portal">
        <strong>Larkspur Staff Portal</strong>
        <Link href="/">News</Link>
        <Link href="/imports">SIS imports</Link>
        <Link href="/exports">Exports</Link>
        <Link href="/attendance">Attendance</Link>
        <Link href="/people">Help desk</Link>
        <a href="/office">Data office</a>
      </nav>
      <Switch>
        <Route path="/imports/:batchId?">{({ batchId }) => <ImportsPage batchId={batchId} />}</Route>
        <Route path="/attendance">
          <AttendancePage />
        </Route>
        <Route path="/exports/:batchId?/:etlStatusId?">
          {({ batchId, etlStatusId }) => <ExportsPage batchId={batchId} etlStatusId={etlStatusId} />}
        </Route>
        <Route path="/people/:locked?">{({ locked }) => <PeoplePage locked={locked === 'locked'} />}</Route>
        <Route>
          <OwnPage />
        </Route>
      </Switch>
    </>
  )
}
