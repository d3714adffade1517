import type { ReactElement } from 'react'
import { Link, Route, Switch } from 'wouter'
import { ImportsPage } from './imports-page.tsx'
import { OwnPage } from './own-page.tsx'

/** A staff portal with its own router, bar and pages; one of them embeds the console's screens. */
export function Portal(): ReactElement {
  return (
    <>
      <nav className="portal-bar" aria-label="Portal">
        <strong>Larkspur Staff Portal</strong>
        <Link href="/">News</Link>
        <Link href="/imports">SIS imports</Link>
      </nav>
      <Switch>
        <Route path="/imports/:batchId?">{({ batchId }) => <ImportsPage batchId={batchId} />}</Route>
        <Route>
          <OwnPage />
        </Route>
      </Switch>
    </>
  )
}
