import { type Breadcrumb, type Place, useNavigation } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useContext } from 'react'
import { Tabs } from '../../parts/tabs/tabs.tsx'
import { ScreenFrameContext } from '../define-screen/screen-frame.ts'
import { linkToPlace } from '../place-link/link-to-place.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import * as css from './page-header.css.ts'
import { PageTitle } from './page-title.tsx'

export type PageTab = {
  to: Place
  label: string
  /** The tab that is open. */
  current?: boolean
  count?: number
  countTone?: 'neutral' | 'danger'
}

export type PageHeaderProps = {
  title: string
  /** The state of the one thing that the page is about. */
  badge?: ReactNode
  /** Quiet facts after the title: file, time, duration. */
  meta?: ReactNode
  /** One line, only where a newcomer needs it. */
  description?: ReactNode
  /** At most three, primary last. */
  actions?: ReactNode
  /** Nested routes of the screen; leave out the ones that the reader may not open. */
  tabs?: readonly PageTab[]
  /** Last breadcrumb, when the page is about one record: `Batch 48212`. */
  record?: string
  /** Breadcrumbs before the last one that the route table does not know, such as the batch around a component. */
  way?: readonly Breadcrumb[]
}

/** Where the reader is, what it is called, in which state it is and what can be done (ux 7.6). */
export function PageHeader(props: PageHeaderProps): ReactElement {
  const frame = useContext(ScreenFrameContext)
  const navigation = useNavigation()
  return (
    <>
      <div className={css.root}>
        {frame?.breadcrumbs && <Breadcrumbs record={props.record} way={props.way} />}
        <div className={css.titleRow}>
          <PageTitle level={frame?.headingLevel ?? 2} id={frame?.headingId}>
            {props.title}
          </PageTitle>
          {props.badge}
          {props.meta !== undefined && <div className={css.meta}>{props.meta}</div>}
          {props.actions !== undefined && <div className={css.actions}>{props.actions}</div>}
        </div>
        {props.description !== undefined && <p className={css.description}>{props.description}</p>}
      </div>
      {props.tabs && props.tabs.length > 0 && (
        <div className={css.tabs}>
          <Tabs
            label={props.title}
            items={props.tabs.map(({ to, label, current, count, countTone }) => ({
              key: to.id,
              label,
              ...linkToPlace(navigation, to),
              ...(current !== undefined && { current }),
              ...(count !== undefined && { count }),
              ...(countTone && { countTone }),
            }))}
          />
        </div>
      )}
    </>
  )
}
